import { useEffect, useEffectEvent, useRef } from 'react'
import { defaultLife, leftAt, pauseClock, resumeClock, startClock } from '#application/overlay/toast-clock.ts'
import type { ShownToast } from './toasts.ts'

/** Closes a toast when its life is over. It does not go by while the toasts are looked at. */
export function useToastClock({ life = defaultLife, close }: ShownToast, paused: boolean): void {
  const clock = useRef(startClock(life === 'none' ? Infinity : life, performance.now()))
  const end = useEffectEvent(close)
  useEffect(() => {
    const now = performance.now()
    clock.current = paused ? pauseClock(clock.current, now) : resumeClock(clock.current, now)
    const left = leftAt(clock.current, now)
    if (paused || left === Infinity) return undefined
    const timer = setTimeout(end, left)
    return () => clearTimeout(timer)
  }, [paused])
}

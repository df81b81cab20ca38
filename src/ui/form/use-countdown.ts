import { useEffect, useState } from 'react'
import { getSecondsUntil } from '#application/session/countdown.ts'

/** Whole seconds until a time, updated every second; 0 afterwards. */
export function useCountdown(at: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = getSecondsUntil(at, now)
  const isOver = left === 0
  useEffect(() => {
    if (at === null || Date.now() >= at) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [at, isOver])
  return left
}

/** '1:05'. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

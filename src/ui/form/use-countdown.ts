import { useEffect, useState } from 'react'
import { getSecondsUntil } from '#application/session/countdown.ts'

/** Whole seconds until `endsAt` (Unix time in milliseconds), updated every second; 0 afterwards or if it is null. */
export function useCountdown(endsAt: number | null): number {
  const [now, setNow] = useState(Date.now)
  const secondsLeft = getSecondsUntil(endsAt, now)
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (endsAt === null || Date.now() >= endsAt) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [endsAt, isOver])
  return secondsLeft
}

export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

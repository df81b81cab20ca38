import { useCallback, useSyncExternalStore } from 'react'
import { getSecondsUntil } from '#application/session/countdown.ts'

/** Whole seconds until `endsAt` (Unix time in milliseconds). */
export function useCountdown(endsAt: number | null): number {
  const subscribe = useCallback((onTick: () => void) => startTicking(endsAt, onTick), [endsAt])
  return useSyncExternalStore(
    subscribe,
    () => getSecondsUntil(endsAt, Date.now()),
    () => 0,
  )
}

function startTicking(endsAt: number | null, onTick: () => void): () => void {
  if (endsAt === null || Date.now() >= endsAt) return () => undefined
  const timer = setInterval(() => {
    onTick()
    if (Date.now() >= endsAt) clearInterval(timer)
  }, 1000)
  return () => clearInterval(timer)
}

export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

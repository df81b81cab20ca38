import type { CheckTriggers } from '#application/build-version/watch-for-new-build.ts'

const hour = 3_600_000

/** Every hour in a tab that is seen, and when one that was hidden is seen again. */
export const buildCheckTriggers: CheckTriggers = look => {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') look()
  }
  const hourly = setInterval(lookIfSeen, hour)
  document.addEventListener('visibilitychange', lookIfSeen)
  return () => {
    clearInterval(hourly)
    document.removeEventListener('visibilitychange', lookIfSeen)
  }
}

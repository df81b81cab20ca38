import { toMoscowTime } from './moscow-time.ts'

/** Null if the text is not an ISO 8601 instant. */
export const getMoscowYear = (iso: string): number | null => {
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? null : toMoscowTime(instant).getUTCFullYear()
}

import { formatISO } from 'date-fns/formatISO'
import { toZonedTime } from 'date-fns-tz/toZonedTime'
import { moscowTimeZone } from './moscow-year.ts'

/** `YYYY-MM-DD`. */
export const getMoscowDate = (instant: Date): string =>
  formatISO(toZonedTime(instant, moscowTimeZone), { representation: 'date' })

/** An existing date as `YYYY-MM-DD`, so not `2026-02-29`. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

import { formatISO } from 'date-fns/formatISO'
import { toZonedTime } from 'date-fns-tz/toZonedTime'

/** The product's time zone (specification, section 9). */
export const moscow = 'Europe/Moscow'

/** The year in Moscow at an instant (ISO 8601), or null if the text is no instant. */
export const moscowYear = (iso: string): number | null => {
  const year = toZonedTime(iso, moscow).getFullYear()
  return Number.isNaN(year) ? null : year
}

/** The date in Moscow at an instant: `YYYY-MM-DD`. */
export const moscowDate = (instant: Date): string => formatISO(toZonedTime(instant, moscow), { representation: 'date' })

/** Whether a text is a date of the calendar, `YYYY-MM-DD`: `2026-02-29` is none. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

import { toMoscowTime } from './moscow-time.ts'

/** `YYYY-MM-DD`. */
export const getMoscowDate = (instant: Date): string => toMoscowTime(instant).toISOString().slice(0, 10)

/** Whether the text is an existing date as `YYYY-MM-DD`. `2026-02-29` is not. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

import { toMoscowTime } from './moscow-time.ts'

/** `YYYY-MM-DD`. */
export const getMoscowDate = (instant: Date): string => toMoscowTime(instant).toISOString().slice(0, 10)

export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

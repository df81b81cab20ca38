import { subHours } from 'date-fns/subHours'
import type { Locale } from '#domain/shared/locale.ts'
import { getMoscowDate } from '#domain/shared/moscow-date.ts'
import { formatRecentDate, formatTime } from './format-date.ts'

/**
 * Formats a time in Moscow: '14:20' for today, the text `yesterday` for yesterday, otherwise the date, with the year if
 * it is not the current one.
 */
export function formatMoment(locale: Locale, iso: string, now: Date, yesterday: string): string {
  const day = getMoscowDate(new Date(iso))
  if (day === getMoscowDate(now)) return formatTime(locale, iso)
  return day === getMoscowDate(subHours(now, 24)) ? yesterday : formatRecentDate(locale, iso, now)
}

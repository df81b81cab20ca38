import { subHours } from 'date-fns/subHours'
import type { Locale } from '#domain/shared/locale.ts'
import { getMoscowDate } from '#domain/shared/moscow-date.ts'
import { formatRecentDate, formatTime } from './format-date.ts'

/** In Moscow time: '14:20' for today, `yesterday` for yesterday, otherwise the date, without the current year. */
export function formatMoment(locale: Locale, iso: string, now: Date, yesterday: string): string {
  const day = getMoscowDate(new Date(iso))
  if (day === getMoscowDate(now)) return formatTime(locale, iso)
  return day === getMoscowDate(subHours(now, 24)) ? yesterday : formatRecentDate(locale, iso, now)
}

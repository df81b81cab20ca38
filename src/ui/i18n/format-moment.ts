import type { Locale } from '#domain/shared/locale.ts'
import { moscowTimeZone } from '#domain/shared/moscow-year.ts'
import { formatRecentDate, formatTime } from './format-date.ts'

/** '2025-11-12'. */
const formatComparableDay = (instant: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: moscowTimeZone }).format(instant)
const getDayBefore = (instant: Date) => new Date(instant.getTime() - 24 * 60 * 60 * 1000)

/** In Moscow time: '14:20' for today, `yesterday`, otherwise the date, with the year if it is not the current one. */
export function formatMoment(locale: Locale, iso: string, now: Date, yesterday: string): string {
  const day = formatComparableDay(new Date(iso))
  if (day === formatComparableDay(now)) return formatTime(locale, iso)
  return day === formatComparableDay(getDayBefore(now)) ? yesterday : formatRecentDate(locale, iso, now)
}

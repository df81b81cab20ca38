import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.mjs'
import { moscowTimeZone } from '#domain/shared/moscow-year.ts'

const format = (locale: Locale, instant: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeTable[locale].dateTag, { timeZone: moscowTimeZone, ...options }).format(instant)

/** '2025-11-12'. */
const formatComparableDay = (instant: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: moscowTimeZone }).format(instant)
const getDayBefore = (instant: Date) => new Date(instant.getTime() - 24 * 60 * 60 * 1000)

/** In Moscow time: '14:20' for today, `yesterday`, otherwise the date, with the year if it is not the current one. */
export function formatMoment(locale: Locale, iso: string, now: Date, yesterday: string): string {
  const instant = new Date(iso)
  const [day, today] = [formatComparableDay(instant), formatComparableDay(now)]
  if (day === today) return format(locale, instant, { timeStyle: 'short' })
  if (day === formatComparableDay(getDayBefore(now))) return yesterday
  const date = format(locale, instant, { day: 'numeric', month: 'long' }).replace(' ', '\u00a0')
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? date : `${date} ${year}`
}

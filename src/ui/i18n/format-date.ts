import type { Locale } from '#domain/shared/locale.ts'
import { oncePerLocale } from '#domain/shared/once-per-locale.ts'
import { localeTable } from '#domain/shared/locale-table.mjs'
import { moscowTimeZone, getMoscowYear } from '#domain/shared/moscow-year.ts'

const perTag = (options: Intl.DateTimeFormatOptions) =>
  oncePerLocale(
    locale => new Intl.DateTimeFormat(localeTable[locale].dateTag, { timeZone: moscowTimeZone, ...options }),
  )

const days = perTag({ day: 'numeric', month: 'long' })
const times = perTag({ timeStyle: 'short' })

// Keep the day and its month on one line.
const formatDay = (locale: Locale, iso: string): string => days(locale).format(new Date(iso)).replace(' ', '\u00a0')

/** The day in Moscow: '12 ноября 2025', '12 November 2025'. */
export const formatDate = (locale: Locale, iso: string): string => `${formatDay(locale, iso)} ${getMoscowYear(iso)}`

/** The day and the time in Moscow: '12 ноября 2025, 16:30'. */
export const formatDateTime = (locale: Locale, iso: string): string =>
  `${formatDate(locale, iso)}, ${times(locale).format(new Date(iso))}`

/** Like `formatDate`, without the current year: '2 ноября'. */
export const formatRecentDate = (locale: Locale, iso: string, now: Date): string =>
  getMoscowYear(iso) === getMoscowYear(now.toISOString()) ? formatDay(locale, iso) : formatDate(locale, iso)

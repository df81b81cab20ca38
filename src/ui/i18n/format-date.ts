import { enGB } from 'date-fns/locale/en-GB'
import { ru } from 'date-fns/locale/ru'
import { formatInTimeZone } from 'date-fns-tz'
import type { Locale } from '#domain/shared/locale.ts'
import { moscow, moscowYear } from '#domain/shared/moscow.ts'

// Dates are British, as the spelling: in both languages the day comes first.
const languages = { ru, en: enGB } as const satisfies Record<Locale, unknown>
const withYear = 'd MMMM yyyy'
const withoutYear = 'd MMMM'

// A day and its month stay on one line.
const format = (locale: Locale, iso: string, pattern: string): string =>
  formatInTimeZone(iso, moscow, pattern, { locale: languages[locale] }).replace(' ', '\u00a0')

/** The day in Moscow: '12 ноября 2025', '12 November 2025'. */
export const formatDate = (locale: Locale, iso: string): string => format(locale, iso, withYear)

/** The day and the time in Moscow: '12 ноября 2025, 16:30'. */
export const formatDateTime = (locale: Locale, iso: string): string =>
  `${formatDate(locale, iso)}, ${formatInTimeZone(iso, moscow, 'HH:mm')}`

/** As `formatDate`, without the year while it is still the same one: '2 ноября'. */
export const formatRecentDate = (locale: Locale, iso: string, now: Date): string =>
  format(locale, iso, moscowYear(iso) === moscowYear(now.toISOString()) ? withoutYear : withYear)

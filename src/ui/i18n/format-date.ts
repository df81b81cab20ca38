import { enUS } from 'date-fns/locale/en-US'
import { ru } from 'date-fns/locale/ru'
import { formatInTimeZone } from 'date-fns-tz'
import type { Locale } from '#domain/shared/locale.ts'
import { moscow, moscowYear } from '#domain/shared/moscow-time.ts'

const languages = { ru, en: enUS } as const
const withYear = { ru: 'd MMMM yyyy', en: 'MMMM d, yyyy' } as const satisfies Record<Locale, string>
const withoutYear = { ru: 'd MMMM', en: 'MMMM d' } as const satisfies Record<Locale, string>

// A day and its month stay on one line.
const format = (locale: Locale, iso: string, pattern: string): string =>
  formatInTimeZone(iso, moscow, pattern, { locale: languages[locale] }).replace(' ', '\u00a0')

/** The day in Moscow: '12 ноября 2025', 'November 12, 2025'. */
export const formatDate = (locale: Locale, iso: string): string => format(locale, iso, withYear[locale])

/** The day and the time in Moscow: '12 ноября 2025, 16:30'. */
export const formatDateTime = (locale: Locale, iso: string): string =>
  `${formatDate(locale, iso)}, ${formatInTimeZone(iso, moscow, 'HH:mm')}`

/** As `formatDate`, without the year while it is still the same one: '2 ноября'. */
export const formatRecentDate = (locale: Locale, iso: string, now: Date): string =>
  format(locale, iso, (moscowYear(iso) === moscowYear(now.toISOString()) ? withoutYear : withYear)[locale])

import type { Locale } from '#domain/shared/locale.ts'
import { memoizePerLocale } from '#domain/shared/memoize-per-locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import { toMoscowTime } from '#domain/shared/moscow-time.ts'
import { getMoscowYear } from '#domain/shared/moscow-year.ts'

const createFormatGetter = (options: Intl.DateTimeFormatOptions) =>
  memoizePerLocale(locale => new Intl.DateTimeFormat(localeTable[locale].tag, { timeZone: 'UTC', ...options }))

const getDayFormat = createFormatGetter({ day: 'numeric', month: 'long' })
const getDateFormat = createFormatGetter({ day: 'numeric', month: 'long', year: 'numeric' })
const getTimeFormat = createFormatGetter({ timeStyle: 'short' })

function formatInMoscow(getFormat: typeof getDayFormat, locale: Locale, iso: string): string {
  const parts = getFormat(locale).formatToParts(toMoscowTime(new Date(iso)))
  // Russian dates end with an abbreviation for 'year'.
  if (parts.at(-1)?.type === 'literal') parts.pop()
  return parts
    .map(({ value }) => value)
    .join('')
    .replace(' ', '\u00a0')
}

export const formatDate = (locale: Locale, iso: string): string => formatInMoscow(getDateFormat, locale, iso)

export const formatTime = (locale: Locale, iso: string): string =>
  getTimeFormat(locale).format(toMoscowTime(new Date(iso)))

export const formatDateTime = (locale: Locale, iso: string): string =>
  `${formatDate(locale, iso)}, ${formatTime(locale, iso)}`

/** Omits the current year: '2 ноября'. */
export const formatRecentDate = (locale: Locale, iso: string, now: Date): string =>
  formatInMoscow(getMoscowYear(iso) === getMoscowYear(now.toISOString()) ? getDayFormat : getDateFormat, locale, iso)

import type { Locale } from '#domain/shared/locale.ts'
import { memoizePerLocale } from '#domain/shared/memoize-per-locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'

// This module must not import the translator, because the browser formats numbers too.
const createFormatGetter = (options?: Intl.NumberFormatOptions) =>
  memoizePerLocale(locale => new Intl.NumberFormat(localeTable[locale].tag, options))

const getNumberFormat = createFormatGetter()
const getRatingFormat = createFormatGetter({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const formatNumber = (locale: Locale, value: number): string => getNumberFormat(locale).format(value)

export const formatRating = (locale: Locale, value: number): string => getRatingFormat(locale).format(value)

export const formatPrice = (locale: Locale, amount: number, currency: string): string => {
  // Intl throws on malformed currency codes, which must not break the page.
  if (!/^[a-z]{3}$/i.test(currency)) return formatNumber(locale, amount)
  return new Intl.NumberFormat(localeTable[locale].tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}

export const getCurrencySymbol = (locale: Locale, currency: string): string =>
  formatPrice(locale, 0, currency).replace(/[\d\s]/g, '') || currency

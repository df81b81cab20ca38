import type { Locale } from '#domain/shared/locale.ts'
import { oncePerLocale } from '#domain/shared/once-per-locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'

// Must not import the translator, because the browser formats numbers too.
const perTag = (options?: Intl.NumberFormatOptions) =>
  oncePerLocale(locale => new Intl.NumberFormat(localeTable[locale].tag, options))

const numbers = perTag()
const ratings = perTag({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const formatNumber = (locale: Locale, value: number): string => numbers(locale).format(value)

/** One decimal, always: '4,9', '5,0'. */
export const formatRating = (locale: Locale, value: number): string => ratings(locale).format(value)

/** '1 200 ₽', '₽1,200'. Shows kopecks only if there are any. */
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

/** '₽'. */
export const getCurrencySymbol = (locale: Locale, currency: string): string =>
  formatPrice(locale, 0, currency).replace(/[\d\s]/g, '') || currency

import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import type { PluralForms } from '#ui/fill-text.ts'

// These numbers cover all plural forms of Russian and English.
const samples = [1, 2, 5, 1.5]

/** `text` returns the form for a number, without interpolation. */
export const getPluralForms = (locale: Locale, text: (count: number) => string): PluralForms => {
  const rules = new Intl.PluralRules(localeTable[locale].tag)
  return Object.fromEntries(samples.map(count => [rules.select(count), text(count)]))
}

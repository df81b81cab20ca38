import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'
import type { PluralForms } from '#ui/fill-text.ts'

// These numbers cover all plural forms of Russian and English.
const sampleCounts = [1, 2, 5, 1.5]

/** `getForm` must not fill in placeholders. */
export const getPluralForms = (locale: Locale, getForm: (count: number) => string): PluralForms => {
  const rules = new Intl.PluralRules(localeTable[locale].tag)
  return Object.fromEntries(sampleCounts.map(count => [rules.select(count), getForm(count)]))
}

import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.mjs'
import type { PluralForms } from '#ui/fill-text.ts'

// Between them these numbers ask for every form that Russian and English have.
const samples = [1, 2, 5, 1.5]

/** All forms of a counted text. `text` gives the one for a number, without filling it in. */
export const getPluralForms = (locale: Locale, text: (count: number) => string): PluralForms => {
  const rules = new Intl.PluralRules(localeTable[locale].tag)
  return Object.fromEntries(samples.map(count => [rules.select(count), text(count)]))
}

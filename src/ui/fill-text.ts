import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'

/** The plural forms of a text, with unfilled placeholders. Props of client components, which know the count. */
export type PluralForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

type Values = Readonly<Record<string, string>>

/** Fills in the placeholders of a text. Leaves placeholders without a value. */
export const fillText = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/** Fills in a text in the plural form for the count. */
export const fillCountedText = (locale: Locale, forms: PluralForms, count: number, values: Values = {}): string => {
  const tag = localeTable[locale].tag
  const text = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other ?? ''
  return fillText(text, { count: new Intl.NumberFormat(tag).format(count), ...values })
}

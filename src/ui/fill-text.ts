import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'

/** A counted text in all the forms of its language, with unfilled placeholders, for counts known in browsers. */
export type PluralForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

type Values = Readonly<Record<string, string>>

/** A text with its placeholders filled in. */
export const fillText = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (place, name: string) => values[name] ?? place)

/** A counted text in the plural form for the count. */
export const fillCounted = (locale: Locale, forms: PluralForms, count: number, values: Values = {}): string => {
  const tag = localeTable[locale].tag
  const text = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other ?? ''
  return fillText(text, { count: new Intl.NumberFormat(tag).format(count), ...values })
}

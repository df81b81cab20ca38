import type { Locale } from '#domain/shared/locale.ts'
import { localeTable } from '#domain/shared/locale-table.ts'

export type PluralForms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

type Values = Readonly<Record<string, string>>

export const fillText = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)

export const fillCountedText = (locale: Locale, forms: PluralForms, count: number, values: Values = {}): string => {
  const tag = localeTable[locale].tag
  const text = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other ?? ''
  return fillText(text, { count: new Intl.NumberFormat(tag).format(count), ...values })
}

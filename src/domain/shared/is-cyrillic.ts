import { memoizePerLocale } from './memoize-per-locale.ts'
import { localeTable } from './locale-table.ts'

/** Whether the language is written in Cyrillic letters. */
export const isCyrillic = memoizePerLocale(
  locale => new Intl.Locale(localeTable[locale].tag).maximize().script === 'Cyrl',
)

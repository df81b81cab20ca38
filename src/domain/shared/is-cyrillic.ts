import { memoizePerLocale } from './memoize-per-locale.ts'
import { localeTable } from './locale-table.ts'

export const isCyrillic = memoizePerLocale(
  locale => new Intl.Locale(localeTable[locale].tag).maximize().script === 'Cyrl',
)

import type { Locale } from './locale.ts'

export const memoizePerLocale = <T>(create: (locale: Locale) => T): ((locale: Locale) => T) => {
  const values = new Map<Locale, T>()
  return locale => {
    const value = values.get(locale) ?? create(locale)
    values.set(locale, value)
    return value
  }
}

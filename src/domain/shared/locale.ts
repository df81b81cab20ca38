import { localeTable } from './locale-table.mjs'

export type Locale = keyof typeof localeTable

export const isLocale = (value: string): value is Locale => Object.hasOwn(localeTable, value)

export const locales: readonly Locale[] = Object.keys(localeTable).filter(isLocale)

/** Makes a value once for each language, when it is first asked for. */
export const oncePerLocale = <T>(make: (locale: Locale) => T): ((locale: Locale) => T) => {
  const made = new Map<Locale, T>()
  return locale => {
    const value = made.get(locale) ?? make(locale)
    made.set(locale, value)
    return value
  }
}

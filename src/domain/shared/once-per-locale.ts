import type { Locale } from './locale.ts'

/** Makes a value once for each language, when it is first asked for. */
export const oncePerLocale = <T>(make: (locale: Locale) => T): ((locale: Locale) => T) => {
  const made = new Map<Locale, T>()
  return locale => {
    const value = made.get(locale) ?? make(locale)
    made.set(locale, value)
    return value
  }
}

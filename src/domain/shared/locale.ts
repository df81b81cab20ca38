/** Russian is the default and has no path prefix (specification, section 9). */
export const locales = ['ru', 'en'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: string): value is Locale => value === 'ru' || value === 'en'

/** The language's tag for `Intl`. */
export const languageTag: Readonly<Record<Locale, string>> = { ru: 'ru-RU', en: 'en-US' }

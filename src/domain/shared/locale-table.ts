/** The default language comes first. `tag` is a BCP 47 language tag, for `Intl` and `og:locale`. */
export const localeTable = {
  ru: { tag: 'ru-RU' },
  en: { tag: 'en-US' },
} as const

export const isLocale = (value: string): value is keyof typeof localeTable => Object.hasOwn(localeTable, value)

/** The default language comes first. `tag` (BCP 47) is for formats of numbers and dates. */
export const localeTable = {
  ru: { tag: 'ru-RU' },
  en: { tag: 'en-US' },
} as const

export const isLocale = (value: string): value is keyof typeof localeTable => Object.hasOwn(localeTable, value)

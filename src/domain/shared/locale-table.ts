/** The languages of the site, the default one first. `tag` is the BCP 47 tag for formats of numbers and dates. */
export const localeTable = {
  ru: { tag: 'ru-RU' },
  en: { tag: 'en-US' },
} as const

export const isLocale = (value: string): value is keyof typeof localeTable => Object.hasOwn(localeTable, value)

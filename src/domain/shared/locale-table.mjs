// JavaScript: the configuration of Next and the build read it too.

/** The languages of the site, the default one first. `tag` names the formats of numbers and dates. */
export const localeTable = /** @type {const} */ ({
  ru: { tag: 'ru-RU' },
  en: { tag: 'en-US' },
})

/** @type {(value: string) => value is keyof typeof localeTable} */
export const isLocale = value => Object.hasOwn(localeTable, value)

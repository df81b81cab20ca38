import type { Locale } from '#domain/shared/locale.ts'
import { defaultLocale, isLocale } from '#domain/shared/locale-table.mjs'

/** Of the page that is shown. */
export const currentLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

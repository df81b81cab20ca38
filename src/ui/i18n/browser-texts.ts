import { isLocale, type Locale } from '#domain/shared/locale.ts'
import { defaultLocale } from '#domain/shared/locale-table.mjs'
import en from './locales/en/browser.json'
import ru from './locales/ru/browser.json'

type BrowserTexts = typeof ru

const texts: Readonly<Record<Locale, BrowserTexts>> = { ru, en }

/** Of the page that is shown. */
export const currentLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

/** What the browser itself has to say where no server can: that something did not load. All other texts come from there. */
export const browserTexts = (locale: Locale): BrowserTexts => texts[locale]

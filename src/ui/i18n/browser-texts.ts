import { defaultLocale } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { browserResources } from './browser-resources.ts'

type BrowserTexts = (typeof browserResources)[typeof defaultLocale]

const texts: Readonly<Record<Locale, BrowserTexts>> = browserResources

// Looks in `texts`, because importing `localeTable` would add it to every page.
const hasTexts = (lang: string): lang is Locale => Object.hasOwn(texts, lang)

/** Reads the locale from the URL, because a browser that translates the page changes the document's `lang`. */
export const getCurrentLocale = (): Locale => {
  const [, prefix = ''] = location.pathname.split('/', 2)
  return hasTexts(prefix) ? prefix : defaultLocale
}

export const getBrowserTexts = (locale: Locale): BrowserTexts => texts[locale]

import { defaultLocale } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { browserResources } from './browser-resources.ts'

type BrowserTexts = (typeof browserResources)[typeof defaultLocale]

const texts: Readonly<Record<Locale, BrowserTexts>> = browserResources

// Checks the texts rather than the locale table, which every page would load with this file.
const hasTexts = (lang: string): lang is Locale => Object.hasOwn(texts, lang)

/** By the address: a browser that translates the page changes the `lang` of the document. */
export const getCurrentLocale = (): Locale => {
  const [, prefix = ''] = location.pathname.split('/', 2)
  return hasTexts(prefix) ? prefix : defaultLocale
}

/** Texts about failed loads, which every page needs without a request to the server. */
export const getBrowserTexts = (locale: Locale): BrowserTexts => texts[locale]

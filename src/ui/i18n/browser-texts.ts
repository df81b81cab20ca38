import { defaultLocale } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { browserResources } from './browser-resources.ts'

type BrowserTexts = (typeof browserResources)[typeof defaultLocale]

const texts: Readonly<Record<Locale, BrowserTexts>> = browserResources

// Checks the texts rather than the locale table, which every page would load with this file.
const hasTexts = (lang: string): lang is Locale => Object.hasOwn(texts, lang)

export const getCurrentLocale = (): Locale => {
  const { lang } = document.documentElement
  return hasTexts(lang) ? lang : defaultLocale
}

/** Texts about failed loads, which every page needs without a request to the server. */
export const getBrowserTexts = (locale: Locale): BrowserTexts => texts[locale]

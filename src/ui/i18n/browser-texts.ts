import { defaultLocale } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { browserResources } from './browser-resources.ts'

type BrowserTexts = (typeof browserResources)[typeof defaultLocale]

const texts: Readonly<Record<Locale, BrowserTexts>> = browserResources

// By the texts: every page loads this file, and would load the table of languages for it.
const hasTexts = (lang: string): lang is Locale => Object.hasOwn(texts, lang)

/** Of the page that is shown. */
export const getCurrentLocale = (): Locale => {
  const { lang } = document.documentElement
  return hasTexts(lang) ? lang : defaultLocale
}

/** What the browser itself has to say where no server can: that something did not load. All other texts come from there. */
export const getBrowserTexts = (locale: Locale): BrowserTexts => texts[locale]

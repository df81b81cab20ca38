import type { Locale } from '#domain/shared/locale.ts'
import type { defaultLocale } from '#domain/shared/locale-table.mjs'
import { browserResources } from './browser-resources.ts'

type BrowserTexts = (typeof browserResources)[typeof defaultLocale]

const texts: Readonly<Record<Locale, BrowserTexts>> = browserResources

/** What the browser itself has to say where no server can: that something did not load. All other texts come from there. */
export const browserTexts = (locale: Locale): BrowserTexts => texts[locale]

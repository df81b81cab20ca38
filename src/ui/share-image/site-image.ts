import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { letterTabs } from './letter-tabs.ts'
import { map } from './map.ts'
import { margin, secondLine, sheet, wordmark } from './sheet.ts'
import { textAt } from './text.ts'

const scale: Readonly<Record<Locale, number>> = { ru: 4.3, en: 3.6 }

/** What stands for the site itself, and for every page that has no picture of its own. */
export const siteImage = (locale: Locale): string =>
  sheet(
    letterTabs(locale),
    map(),
    wordmark(locale, 356, scale[locale]),
    textAt(translator(locale)('head:image.line'), margin, 434, secondLine),
  )

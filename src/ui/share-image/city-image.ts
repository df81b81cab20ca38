import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { fitted } from './fitted.ts'
import { canBeDrawn } from './letters.ts'
import { colours, rounded, margin, secondLine, sheet, wordmark } from './sheet.ts'
import { letterTabs, map, siteImage } from './site-image.ts'
import { textAt } from './text.ts'

interface Shown {
  readonly locale: Locale
  readonly city: City
  /** Number of specialists; null if unknown. */
  readonly specialists: number | null
}

const name = { weight: 'bold', tracking: -45 } as const
const lastBaseline = 356

/** The share image of a city. */
export const cityImage = ({ locale, city, specialists }: Shown): string => {
  if (!canBeDrawn(city.name)) return siteImage(locale)
  const { size, lines } = fitted(city.name, name, { width: 486, height: 300, largest: 148, maxLines: 3 })
  return sheet(
    letterTabs(locale, city.name),
    map(city.slug),
    ...lines.map((line, index) =>
      textAt(line, margin - 5, lastBaseline - (lines.length - 1 - index) * size, {
        ...name,
        size: rounded(size),
        fill: colours.ink,
      }),
    ),
    textAt(sentence(locale, specialists), margin, 434, secondLine),
    wordmark(locale, 567, 1.88),
  )
}

const sentence = (locale: Locale, specialists: number | null): string => {
  const t = translator(locale)
  return specialists ? t('head:image.cityLine', { count: specialists }) : t('head:image.line')
}

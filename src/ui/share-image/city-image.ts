import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { colours } from './colours.ts'
import { fitted } from './fitted.ts'
import { canBeDrawn } from './letters.ts'
import { letterTabs } from './letter-tabs.ts'
import { map } from './map.ts'
import { rounded } from './rounded.ts'
import { margin, secondLine, sheet, wordmark } from './sheet.ts'
import { siteImage } from './site-image.ts'
import { textAt } from './text.ts'

interface Shown {
  readonly locale: Locale
  readonly city: City
  /** How many specialists it has; null where nobody knows. */
  readonly specialists: number | null
}

const name = { weight: 'bold', tracking: -45 } as const
const lastBaseline = 356

/** What others see of a city when its address is shared. */
export const cityImage = ({ locale, city, specialists }: Shown): string => {
  if (!canBeDrawn(city.name)) return siteImage(locale)
  const { size, lines } = fitted(city.name, name, { width: 486, height: 300, largest: 148, mostLines: 3 })
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

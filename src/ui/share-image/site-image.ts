import { fold } from '#domain/city/compare-names.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { cityPoint } from '#ui/city/map/city-point.ts'
import dots from '#ui/city/map/dots.json'
import { translator } from '#ui/i18n/translator.ts'
import { margin, secondLine, sheet, wordmark, colours, rounded, contentWidth } from './sheet.ts'
import { textAt } from './text.ts'

const wordmarkScale: Readonly<Record<Locale, number>> = { ru: 4.3, en: 3.6 }

/** The share image of the site, and of every page without its own. */
export const siteImage = (locale: Locale): string =>
  sheet(
    letterTabs(locale),
    map(),
    wordmark(locale, 356, wordmarkScale[locale]),
    textAt(translator(locale)('head:image.line'), margin, 434, secondLine),
  )

const mapAt = { left: 592, top: 114, scale: 1.103 } as const

/** The dotted map on the right, with a marker on the city if its coordinates are known. */
export const map = (slug?: string): string => {
  const paths = dots.map(({ width, d }) => `<path stroke-width="${width}" d="${d}"/>`).join('')
  const place = slug === undefined ? undefined : cityPoint(slug)
  return `<g transform="translate(${mapAt.left} ${mapAt.top}) scale(${mapAt.scale})" fill="none" stroke="${colours.dot}" stroke-linecap="round">${paths}</g>${place ? marker(rounded(mapAt.left + place.x * mapAt.scale), rounded(mapAt.top + place.y * mapAt.scale)) : ''}`
}

const marker = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="18" fill="${colours.pine}" fill-opacity=".14"/><circle cx="${x}" cy="${y}" r="8" fill="${colours.pine}" stroke="${colours.paper}" stroke-width="2"/>`

const tabWidth = 34
const straight = 27

/** The letter index along the upper edge, as on a dictionary, with the letter of the name highlighted. */
export const letterTabs = (locale: Locale, name?: string): string => {
  const letters = [...translator(locale)('head:image.letters')]
  const pitch = (contentWidth - tabWidth) / (letters.length - 1)
  const first = name === undefined ? '' : fold(name).charAt(0).toUpperCase()
  return letters.map((letter, index) => tab(letter, rounded(margin + index * pitch), letter === first)).join('')
}

const tab = (letter: string, x: number, on: boolean): string => {
  const moon = `M${x} -2v${straight + 2}a${tabWidth / 2} ${tabWidth / 2} 0 0 0 ${tabWidth} 0v-${straight + 2}z`
  const look = on ? `fill="${colours.pine}"` : `fill="${colours.surface}" stroke="${colours.line}" stroke-width="1.5"`
  const fill = on ? colours.onPine : colours.ink2
  return `<path ${look} d="${moon}"/>${textAt(letter, x + tabWidth / 2, 24, { size: 20, weight: 'bold', fill }, 'middle')}`
}

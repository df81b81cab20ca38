import { fold } from '#domain/city/compare-names.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { colours } from './colours.ts'
import { rounded } from './rounded.ts'
import { contentWidth, margin } from './sheet.ts'
import { textAt } from './text.ts'

const width = 34
const straight = 27

/** The letter index along the upper edge, as on a dictionary; the letter of the name is pulled out. */
export const letterTabs = (locale: Locale, name?: string): string => {
  const letters = [...translator(locale)('head:image.letters')]
  const pitch = (contentWidth - width) / (letters.length - 1)
  const first = name === undefined ? '' : fold(name).charAt(0).toUpperCase()
  return letters.map((letter, index) => tab(letter, rounded(margin + index * pitch), letter === first)).join('')
}

const tab = (letter: string, x: number, on: boolean): string => {
  const moon = `M${x} -2v${straight + 2}a${width / 2} ${width / 2} 0 0 0 ${width} 0v-${straight + 2}z`
  const look = on ? `fill="${colours.pine}"` : `fill="${colours.surface}" stroke="${colours.line}" stroke-width="1.5"`
  const fill = on ? colours.onPine : colours.ink2
  return `<path ${look} d="${moon}"/>${textAt(letter, x + width / 2, 24, { size: 20, weight: 'bold', fill }, 'middle')}`
}

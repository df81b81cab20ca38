import { outlined, type Weight } from './letters.ts'
import { rounded } from './sheet.ts'

export interface TextStyle {
  /** Pixels. */
  readonly size: number
  readonly weight: Weight
  readonly fill: string
  /** Thousandths of the size. */
  readonly tracking?: number
}

export const widthOf = (text: string, { size, weight, tracking }: Omit<TextStyle, 'fill'>): number =>
  (outlined(text, weight, tracking).width * size) / 1000

/** A line of text as SVG: its baseline starts at (x, y), or is centred there. */
export const textAt = (text: string, x: number, y: number, style: TextStyle, from: 'start' | 'middle' = 'start') => {
  const { size, weight, fill, tracking } = style
  const { width, letters } = outlined(text, weight, tracking)
  const scale = size / 1000
  const left = from === 'start' ? x : x - (width * scale) / 2
  const drawn = letters.map(letter => `<path transform="translate(${rounded(letter.x)})" d="${letter.outline}"/>`)
  // The y axis of a typeface points upwards.
  return `<g fill="${fill}" transform="translate(${rounded(left)} ${rounded(y)}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
}

/** Truncates a text to a width, with an ellipsis. */
export const shortened = (text: string, width: number, style: Omit<TextStyle, 'fill'>): string => {
  if (widthOf(text, style) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`, style) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

import { outlineText, type Weight } from './letters.ts'
import { round } from './svg.ts'

export interface TextStyle {
  /** Pixels. */
  readonly size: number
  readonly weight: Weight
  readonly fill: string
  /** Thousandths of the size. */
  readonly tracking?: number
}

export const getTextWidth = (text: string, { size, weight, tracking }: Omit<TextStyle, 'fill'>): number =>
  (outlineText(text, weight, tracking).width * size) / 1000

/** The baseline starts at (x, y), or is centered there. */
export const drawText = (
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  anchor: 'start' | 'middle' = 'start',
) => {
  const { size, weight, fill, tracking } = style
  const { width, letters } = outlineText(text, weight, tracking)
  const scale = size / 1000
  const left = anchor === 'start' ? x : x - (width * scale) / 2
  const shapes = letters.map(letter => `<path transform="translate(${round(letter.x)})" d="${letter.outline}"/>`)
  // In a font, the y axis points up.
  return `<g fill="${fill}" transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})">${shapes.join('')}</g>`
}

export const truncateText = (text: string, width: number, style: Omit<TextStyle, 'fill'>): string => {
  if (getTextWidth(text, style) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && getTextWidth(`${letters.join('').trimEnd()}…`, style) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

import { shareImageSize } from '#application/routing/share-image.ts'
import type { Tint } from '#domain/profile/initials.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { mark, lettering } from '#ui/kit/display/wordmark-shapes.ts'

/** Rounds a length to hundredths of a pixel. */
export const round = (value: number): number => Math.round(value * 100) / 100

/** The light theme's tokens (kit/styles/tokens.css) in hexadecimal, for the SVG renderer. */
export const colours = {
  paper: '#f8f6ef',
  surface: '#ffffff',
  ink: '#1b1d16',
  ink2: '#4d4e45',
  line: '#e0dcd4',
  pine: '#18593f',
  onPine: '#fdfcf7',
  amber: '#c77b0c',
  dot: '#c2beb1',
} as const

export const tints: Readonly<Record<Tint, string>> = {
  1: '#cbe2f1',
  2: '#d3e4cf',
  3: '#f2d7d6',
  4: '#e1daf0',
  5: '#cae4e2',
  6: '#e6d8cd',
}

const { width, height } = shareImageSize

/** Left and right margin in pixels. */
export const margin = 72
export const contentWidth = width - 2 * margin

export const secondLineStyle = { size: 34, weight: 'regular', tracking: -10, fill: colours.ink2 } as const

/** An SVG document of the size of a share image, with the background. */
export const createSvg = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>${parts.join('')}</svg>`

/** The site's name at the left margin, with its baseline at `y`. */
export const drawWordmark = (locale: Locale, y: number, scale: number): string => {
  const { shift, letters } = lettering[locale]
  const transform = shift === undefined ? '' : ` transform="${shift}"`
  return `<g transform="translate(${margin} ${round(y - 28 * scale)}) scale(${round(scale)})"><path fill="${colours.pine}" transform="translate(.2 5.24) scale(.76)" d="${mark}"/><path fill="${colours.ink}"${transform} d="${letters}"/></g>`
}

import { shareImageSize } from '#application/routing/share-image.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getLogo } from '#ui/kit/display/logo.ts'
import { fillColors } from '#ui/kit/styles/parse-colors.ts'
import { colors } from './colors.ts'

export const round = (value: number): number => Math.round(value * 100) / 100

const { width, height } = shareImageSize

export const margin = 72
export const contentWidth = width - 2 * margin

export const secondLineStyle = { size: 34, weight: 'regular', tracking: -10, fill: colors['ink-2'] } as const

export const createSvg = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${colors.paper}" d="M0 0h${width}v${height}H0z"/>${parts.join('')}</svg>`

/** The height of a logo at scale 1, and the distance of its baseline from the top, in pixels. */
const logoHeight = 34
const logoBaseline = 28
const maxWordmarkWidth = 472

export const getSiteWordmarkScale = (locale: Locale): number => {
  const logo = getLogo(locale)
  return Math.floor((maxWordmarkWidth / logo.width) * (logo.height / logoHeight) * 10) / 10
}

/** `y` is the baseline. */
export const drawWordmark = (locale: Locale, y: number, scale: number): string => {
  const logo = getLogo(locale)
  const logoScale = round((scale * logoHeight) / logo.height)
  const shapes = fillColors(logo.markup, colors)
  return `<g fill="${colors.ink}" transform="translate(${margin} ${round(y - logoBaseline * scale)}) scale(${logoScale})">${shapes}</g>`
}

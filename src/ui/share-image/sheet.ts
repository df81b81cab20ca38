import { shareImageSize } from '#application/routing/share-image.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { mark, words } from '#ui/shell/header/wordmark-shapes.ts'
import { colours } from './colours.ts'
import { rounded } from './rounded.ts'

const { width, height } = shareImageSize

/** Where everything begins and ends across. */
export const margin = 72
export const contentWidth = width - 2 * margin

/** Below a name. */
export const secondLine = { size: 34, weight: 'regular', tracking: -10, fill: colours.ink2 } as const

/** A picture as SVG, on paper. */
export const sheet = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>${parts.join('')}</svg>`

/** The name of the site with its baseline at y, from the margin on. */
export const wordmark = (locale: Locale, y: number, scale: number): string => {
  const { shift, letters } = words[locale]
  const moved = shift === undefined ? '' : ` transform="${shift}"`
  return `<g transform="translate(${margin} ${rounded(y - 28 * scale)}) scale(${rounded(scale)})"><path fill="${colours.pine}" transform="translate(.2 5.24) scale(.76)" d="${mark}"/><path fill="${colours.ink}"${moved} d="${letters}"/></g>`
}

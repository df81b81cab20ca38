import { imageOptimizer } from '#infrastructure/next/addresses.ts'

// The image optimizer refuses any other width or quality.
const widths = [64, 96, 128, 256, 384] as const
const quality = 75

const getOptimizedUrl = (url: string, width: number) =>
  `${imageOptimizer}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`

const getOptimizerWidth = (width: number): number => widths.find(one => one >= width) ?? 384

/** A remote picture through the image optimizer, for 1x and 2x screens. */
export const getPictureAttributes = (
  url: string,
  width: number,
): { readonly src: string; readonly srcSet: string } => ({
  src: getOptimizedUrl(url, getOptimizerWidth(width)),
  srcSet: `${getOptimizedUrl(url, getOptimizerWidth(width))} 1x, ${getOptimizedUrl(url, getOptimizerWidth(2 * width))} 2x`,
})

const largeWidths = [640, 1080, 1920] as const

/** The same, as wide as the screen needs. */
export const getLargePictureAttributes = (
  url: string,
): { readonly src: string; readonly srcSet: string; readonly sizes: string } => ({
  src: getOptimizedUrl(url, 1080),
  srcSet: largeWidths.map(width => `${getOptimizedUrl(url, width)} ${width}w`).join(', '),
  sizes: 'min(100vw, 864px)',
})

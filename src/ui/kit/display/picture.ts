import { imageOptimizer } from '#infrastructure/next/addresses.ts'

// The image optimizer refuses any other width or quality.
const widths = [64, 96, 128, 256, 384] as const
const quality = 75

const optimized = (url: string, width: number) =>
  `${imageOptimizer}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`

const atLeast = (width: number): number => widths.find(one => one >= width) ?? 384

/** A remote picture through the image optimizer, for 1x and 2x screens. */
export const pictureSet = (url: string, width: number): { readonly src: string; readonly srcSet: string } => ({
  src: optimized(url, atLeast(width)),
  srcSet: `${optimized(url, atLeast(width))} 1x, ${optimized(url, atLeast(2 * width))} 2x`,
})

const largeWidths = [640, 1080, 1920] as const

/** The same, as wide as the screen needs. */
export const largePicture = (
  url: string,
): { readonly src: string; readonly srcSet: string; readonly sizes: string } => ({
  src: optimized(url, 1080),
  srcSet: largeWidths.map(width => `${optimized(url, width)} ${width}w`).join(', '),
  sizes: 'min(100vw, 864px)',
})

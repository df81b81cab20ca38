import { imageOptimizerPath } from '#infrastructure/next/next-paths.ts'

// The image proxy rejects other widths and qualities (image-request.ts).
const maxSmallWidth = 384
const smallWidths = [64, 96, 128, 256, maxSmallWidth] as const
const largeWidths = [640, 1080, 1920] as const
const quality = 75

const getResizedUrl = (url: string, width: number) =>
  `${imageOptimizerPath}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`

const roundUpWidth = (width: number): number => smallWidths.find(smallWidth => smallWidth >= width) ?? maxSmallWidth

/** `width` is in CSS pixels. */
export const getImageAttributes = (url: string, width: number): { readonly src: string; readonly srcSet: string } => ({
  src: getResizedUrl(url, roundUpWidth(width)),
  srcSet: `${getResizedUrl(url, roundUpWidth(width))} 1x, ${getResizedUrl(url, roundUpWidth(2 * width))} 2x`,
})

export const getLargeImageAttributes = (
  url: string,
): { readonly src: string; readonly srcSet: string; readonly sizes: string } => ({
  src: getResizedUrl(url, 1080),
  srcSet: largeWidths.map(width => `${getResizedUrl(url, width)} ${width}w`).join(', '),
  sizes: 'min(100vw, 864px)',
})

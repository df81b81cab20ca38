// The widths and the quality that the image optimizer answers; any other is refused.
const widths = [64, 96, 128, 256, 384] as const
const quality = 75

const optimized = (url: string, width: number) => `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`

const atLeast = (width: number): number => widths.find(one => one >= width) ?? 384

/** A picture from elsewhere through the site's own address, sharp on screens of one and of two pixels a point. */
export const pictureSet = (url: string, width: number): { readonly src: string; readonly srcSet: string } => ({
  src: optimized(url, atLeast(width)),
  srcSet: `${optimized(url, atLeast(width))} 1x, ${optimized(url, atLeast(2 * width))} 2x`,
})

const largeWidths = [640, 1080, 1920] as const

/** The same as large as a screen needs it. */
export const largePicture = (
  url: string,
): { readonly src: string; readonly srcSet: string; readonly sizes: string } => ({
  src: optimized(url, 1080),
  srcSet: largeWidths.map(width => `${optimized(url, width)} ${width}w`).join(', '),
  sizes: 'min(100vw, 864px)',
})

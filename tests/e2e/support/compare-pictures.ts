import sharp from 'sharp'

/**
 * Pictures are compared by the mean colours of small squares. These tolerate differences in anti-aliasing between builds of
 * Chromium, but not in colour, size or position. In pixels.
 */
const squareSize = 4
/** Largest accepted difference of a mean, of 255. */
const tolerance = 5
/** Number of means that may exceed the tolerance. */
const maxOutliers = 2

interface Squares {
  readonly size: string
  readonly means: Uint8Array
}

async function computeSquares(png: Buffer): Promise<Squares> {
  const { width, height } = await sharp(png).metadata()
  const [across, down] = [Math.ceil(width / squareSize), Math.ceil(height / squareSize)]
  const means = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .extend({ right: across * squareSize - width, bottom: down * squareSize - height, extendWith: 'copy' })
    .toBuffer()
    .then(whole => sharp(whole).resize(across, down, { kernel: 'linear', fit: 'fill' }).raw().toBuffer())
  return { size: `${width} × ${height}`, means }
}

/** Describes the difference of two pictures; undefined if there is none. */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<string | undefined> {
  const [one, other] = await Promise.all([computeSquares(expected), computeSquares(actual)])
  if (one.size !== other.size) return `${other.size} pixels, not ${one.size}`
  const outliers = one.means.filter((mean, at) => Math.abs(mean - (other.means[at] ?? 0)) > tolerance).length
  return outliers > maxOutliers ? `${outliers} values of small squares are of another colour` : undefined
}

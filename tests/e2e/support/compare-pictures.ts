import sharp from 'sharp'

/**
 * A picture is compared by the mean colours of its small squares: the edges of letters, which another build of Chromium
 * draws a little differently, level out in them; another colour, size or place does not.
 */
const squareSize = 4
/** Of 255: how far the mean of a square may be away. */
const tolerance = 5
/** So many squares may be further away. */
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

/** What tells two pictures apart, in words; undefined when they show the same. */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<string | undefined> {
  const [one, other] = await Promise.all([computeSquares(expected), computeSquares(actual)])
  if (one.size !== other.size) return `${other.size} pixels, not ${one.size}`
  const outliers = one.means.filter((mean, at) => Math.abs(mean - (other.means[at] ?? 0)) > tolerance).length
  return outliers > maxOutliers ? `${outliers} values of small squares are of another colour` : undefined
}

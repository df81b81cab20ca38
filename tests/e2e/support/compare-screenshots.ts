import sharp from 'sharp'

/** In pixels. The mean of a square tolerates different anti-aliasing, but not a different color, size or position. */
const squareSize = 4
/** Largest accepted difference of two means, from 0 to 255. */
const tolerance = 5
/** Largest accepted number of means that differ by more than the tolerance. */
const maxOutliers = 2

interface Squares {
  readonly imageSize: string
  readonly means: Uint8Array
}

async function computeSquares(png: Buffer): Promise<Squares> {
  const { width, height } = await sharp(png).metadata()
  const [columns, rows] = [Math.ceil(width / squareSize), Math.ceil(height / squareSize)]
  const means = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .extend({ right: columns * squareSize - width, bottom: rows * squareSize - height, extendWith: 'copy' })
    .toBuffer()
    .then(extended => sharp(extended).resize(columns, rows, { kernel: 'linear', fit: 'fill' }).raw().toBuffer())
  return { imageSize: `${width} × ${height}`, means }
}

/** Undefined if the difference is within the tolerance. */
export async function compareScreenshots(expected: Buffer, actual: Buffer): Promise<string | undefined> {
  const [expectedSquares, actualSquares] = await Promise.all([computeSquares(expected), computeSquares(actual)])
  if (expectedSquares.imageSize !== actualSquares.imageSize)
    return `${actualSquares.imageSize} pixels, not ${expectedSquares.imageSize}`
  const outliers = expectedSquares.means.filter(
    (mean, index) => Math.abs(mean - (actualSquares.means[index] ?? 0)) > tolerance,
  ).length
  if (outliers <= maxOutliers) return undefined
  return `${outliers} color means of ${squareSize} × ${squareSize}-pixel squares differ by more than ${tolerance}`
}

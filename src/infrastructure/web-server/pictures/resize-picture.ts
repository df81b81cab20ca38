import { loadSharp } from './load-sharp.ts'
import { pictureQuality, type PictureType } from './picture-request.ts'

/** A photo of 24 megapixels passes. Decoding takes up to 5 bytes per pixel, regardless of file size. */
const maxPixels = 25_000_000
/** Decoding AVIF takes 18 bytes a pixel. */
const maxAvifPixels = 8_000_000
const maxSeconds = 7

export interface ResizedPicture {
  readonly bytes: Buffer
  readonly type: PictureType
}

interface Format {
  /** Of the first bytes. */
  readonly signature: RegExp
  /** For browsers without WebP. */
  readonly substitute: PictureType
  readonly maxPixels: number
}

/** SVG is left out: it may contain scripts. */
const formats: readonly Format[] = [
  { signature: /^\xff\xd8\xff/, substitute: 'jpeg', maxPixels },
  { signature: /^\x89PNG\r\n/, substitute: 'png', maxPixels },
  { signature: /^GIF8/, substitute: 'png', maxPixels },
  { signature: /^RIFF[^]{4}WEBP/, substitute: 'jpeg', maxPixels },
  { signature: /^[^]{4}ftyp(?:avif|avis|mif1)/, substitute: 'jpeg', maxPixels: maxAvifPixels },
]

const findFormat = (bytes: Buffer): Format | undefined => {
  const start = bytes.toString('latin1', 0, 12)
  return formats.find(({ signature }) => signature.test(start))
}

/** Shrinks a picture to a width and turns it upright. Rejects unsupported formats and images over the pixel limit. */
export async function resizePicture(
  original: Buffer,
  width: number,
  type: PictureType | undefined,
): Promise<ResizedPicture> {
  const format = findFormat(original)
  if (!format) throw new Error('not a picture')
  const target = type ?? format.substitute
  const sharp = await loadSharp()
  const bytes = await sharp(original, { limitInputPixels: format.maxPixels })
    .timeout({ seconds: maxSeconds })
    .rotate()
    .resize(width, undefined, { withoutEnlargement: true })
    .toFormat(target, { quality: pictureQuality, ...(target === 'jpeg' && { mozjpeg: true }) })
    .toBuffer()
  return { bytes, type: target }
}

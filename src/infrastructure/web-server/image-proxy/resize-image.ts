import { imageQuality, type ImageType } from './image-request.ts'

/** Allows a photo of 24 megapixels. Decoding takes up to 5 bytes per pixel, regardless of file size. */
const maxPixels = 25_000_000
/** Decoding AVIF takes 18 bytes per pixel. */
const maxAvifPixels = 8_000_000
const timeoutSeconds = 7

export interface ResizedImage {
  readonly bytes: Buffer
  readonly type: ImageType
}

interface Format {
  readonly signature: RegExp
  /** Sent to browsers without WebP. */
  readonly fallbackType: ImageType
  readonly maxPixels: number
}

const formats: readonly Format[] = [
  { signature: /^\xff\xd8\xff/, fallbackType: 'jpeg', maxPixels },
  { signature: /^\x89PNG\r\n/, fallbackType: 'png', maxPixels },
  { signature: /^GIF8/, fallbackType: 'png', maxPixels },
  { signature: /^RIFF[^]{4}WEBP/, fallbackType: 'jpeg', maxPixels },
  { signature: /^[^]{4}ftyp(?:avif|avis|mif1)/, fallbackType: 'jpeg', maxPixels: maxAvifPixels },
]

const findFormat = (bytes: Buffer): Format | undefined => {
  const start = bytes.toString('latin1', 0, 12)
  return formats.find(({ signature }) => signature.test(start))
}

export async function resizeImage(original: Buffer, width: number, type: ImageType | undefined): Promise<ResizedImage> {
  const format = findFormat(original)
  if (!format) throw new Error('unsupported image format')
  const outputType = type ?? format.fallbackType
  const { restrictedSharp } = await import('./restricted-sharp.ts')
  const bytes = await restrictedSharp(original, { limitInputPixels: format.maxPixels })
    .timeout({ seconds: timeoutSeconds })
    .rotate()
    .resize(width, undefined, { withoutEnlargement: true })
    .toFormat(outputType, { quality: imageQuality, ...(outputType === 'jpeg' && { mozjpeg: true }) })
    .toBuffer()
  return { bytes, type: outputType }
}

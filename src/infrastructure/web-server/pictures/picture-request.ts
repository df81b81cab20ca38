import { createHash } from 'node:crypto'
import { imageOptimizer } from '#infrastructure/next/addresses.ts'

/** Those of `src/ui/kit/display/picture.ts`. */
export const pictureWidths: readonly number[] = [64, 96, 128, 256, 384, 640, 1080, 1920]
export const pictureQuality = 75

export const pictureTypes = ['jpeg', 'png', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

export interface PictureRequest {
  /** Of the original, on another host. */
  readonly url: URL
  readonly width: number
  /** Undefined keeps the original format, or a substitute if not every browser supports it. */
  readonly type: PictureType | undefined
}

const prefix = `${imageOptimizer}?`
const maxLength = 4096

/** Parses the target and the `Accept` header of a request; undefined if no page links to such a picture. */
export function parsePictureRequest(target: string, accept = ''): PictureRequest | undefined {
  // An address with escaped letters would be another key in the caches in front.
  if (!target.startsWith(prefix) || target.length > maxLength) return undefined
  const query = new URLSearchParams(target.slice(prefix.length))
  const [url, width, quality] = ['url', 'w', 'q'].map(name =>
    query.getAll(name).length === 1 ? query.get(name) : null,
  )
  // The URL parser drops tabs and line breaks.
  if (typeof url !== 'string' || /\p{Cc}/u.test(url) || !URL.canParse(url)) return undefined
  if (!pictureWidths.map(String).includes(width ?? '') || quality !== String(pictureQuality)) return undefined
  const original = new URL(url)
  if (original.protocol !== 'https:' && original.protocol !== 'http:') return undefined
  return { url: original, width: Number(width), type: accept.includes('image/webp') ? 'webp' : undefined }
}

export const getPictureKey = ({ url, width, type }: PictureRequest): string =>
  createHash('sha256').update([url.href, width, pictureQuality, type].join(' ')).digest('base64url')

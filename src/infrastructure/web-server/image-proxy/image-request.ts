import { createHash } from 'node:crypto'
import { imageOptimizerPath } from '#infrastructure/next/next-paths.ts'

export const imageWidths: readonly number[] = [64, 96, 128, 256, 384, 640, 1080, 1920]
export const imageQuality = 75

export const imageTypes = ['jpeg', 'png', 'webp'] as const
export type ImageType = (typeof imageTypes)[number]

/** Undefined: the fallback type of the original's format. */
const requestedTypes = ['webp', undefined] as const

export interface ImageRequest {
  /** URL of the original. */
  readonly originalUrl: URL
  readonly width: number
  readonly type: (typeof requestedTypes)[number]
}

const prefix = `${imageOptimizerPath}?`
const maxLength = 4096

/** Does not check the host of the original. */
export function parseImageRequest(target: string, accept = ''): ImageRequest | undefined {
  if (!target.startsWith(prefix) || target.length > maxLength) return undefined
  const query = new URLSearchParams(target.slice(prefix.length))
  const [url = '', width = ''] = ['url', 'w'].map(name => query.get(name) ?? '')
  // Another spelling would be another key in shared caches. Browsers encode apostrophes; `encodeURIComponent` does not.
  const expectedTarget = `${prefix}url=${encodeURIComponent(url)}&w=${width}&q=${imageQuality}`
  if (target.replaceAll('%27', "'") !== expectedTarget) return undefined
  // The URL parser drops tabs and line breaks.
  if (/\p{Cc}/u.test(url) || !URL.canParse(url) || !imageWidths.map(String).includes(width)) return undefined
  const original = new URL(url)
  if (original.protocol !== 'https:' && original.protocol !== 'http:') return undefined
  return { originalUrl: original, width: Number(width), type: accept.includes('image/webp') ? 'webp' : undefined }
}

export const getImageKey = ({ originalUrl, width, type }: ImageRequest): string =>
  createHash('sha256').update([originalUrl.href, width, imageQuality, type].join(' ')).digest('base64url')

export const getImageKeys = (url: URL): readonly string[] =>
  imageWidths.flatMap(width => requestedTypes.map(type => getImageKey({ originalUrl: url, width, type })))

import { createHash } from 'node:crypto'
import { getErrorEntry } from '#application/error-table.ts'
import type { ShareImage } from '#application/routing/share-image.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { ttl } from '#infrastructure/web-server/page-cache/freshness.ts'
import type { RenderResult } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import { createRequestId, getRuntime } from '#infrastructure/runtime/runtime.ts'
import type { RenderShareImage } from '#infrastructure/next/render-with-next.ts'
import { encodeSegments } from '#domain/shared/slug.ts'
import { paintSvg, type LoadImage } from './paint-svg.ts'

export interface ShareImageFile {
  readonly status: 200 | 404 | 503
  readonly png: Buffer
  readonly etag: string
  /** Seconds; 'never' sends `no-store`, although this server may cache the image briefly. */
  readonly maxAge: number | 'never'
}

const createImageFile = (png: Buffer, maxAge: ShareImageFile['maxAge']): ShareImageFile => ({
  status: 200,
  png,
  etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`,
  maxAge,
})

const emptyBuffer = Buffer.alloc(0)
const missingImage: ShareImageFile = { status: 404, png: emptyBuffer, etag: '', maxAge: ttl.notFound }
export const unavailableImage: ShareImageFile = { status: 503, png: emptyBuffer, etag: '', maxAge: 'never' }

const getSvgPath = (locale: Locale, image: ShareImage): string => {
  const subject =
    image.kind === 'site' ? 'itself' : image.kind === 'city' ? encodeSegments(image.slug) : String(image.id)
  return localizePath(locale, `/~share/${image.kind}/${subject}/opengraph-image`)
}

export type PaintImage = (locale: Locale, image: ShareImage) => Promise<RenderResult<ShareImageFile>>

export const createPainter =
  (renderShareImage: RenderShareImage, loadImage: LoadImage): PaintImage =>
  async (locale, image) => {
    const id = createRequestId()
    const startedAt = Date.now()
    const { status, body, render } = await renderShareImage(locale, getSvgPath(locale, image), id)
    const resultStatus = render.failure ? getErrorEntry(render.failure._tag).status : status
    if (resultStatus === 404) return { partition: 'missing', value: missingImage, bytes: 200, ttl: ttl.notFound }
    if (resultStatus !== 200) throw new Error(`The share image failed with status ${resultStatus}`)
    const { png, isIncomplete } = await paintSvg(body.toString(), loadImage)
    getRuntime().logger.info('share image painted', { request: id, kind: image.kind, ms: Date.now() - startedAt })
    if (render.isIncomplete) return { partition: 'none', value: createImageFile(png, 'never') }
    const bytes = png.length + 300
    // An image without its photo is stored for a minute, because painting is expensive and the photo may fail for good.
    // As an entry of `missing`, it is never served stale.
    if (isIncomplete)
      return {
        partition: 'missing',
        value: createImageFile(png, 'never'),
        bytes,
        ttl: ttl.notFound,
        fallback: { isOutdated: false },
      }
    return { partition: 'pages', value: createImageFile(png, ttl.shareImage), bytes, ttl: ttl.shareImage }
  }

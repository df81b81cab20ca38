import { createHash } from 'node:crypto'
import { errorEntry } from '#application/error-table.ts'
import type { ShareImage } from '#application/routing/share-image.ts'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { ttl } from '#infrastructure/web-server/page-cache/freshness.ts'
import type { Produced } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import { createRequestId, getRuntime } from '#infrastructure/runtime/runtime.ts'
import type { AskInner } from '#infrastructure/next/ask-next.ts'
import { encodeSlug } from '#domain/shared/slug.ts'
import { paint, type LoadPicture } from './paint.ts'

export interface Picture {
  readonly status: 200 | 404 | 503
  readonly png: Buffer
  readonly etag: string
  /** Seconds. */
  readonly maxAge: number | 'never'
}

export const createPicture = (png: Buffer, maxAge: Picture['maxAge']): Picture => ({
  status: 200,
  png,
  etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`,
  maxAge,
})

const none = Buffer.alloc(0)
export const noSuchPicture: Picture = { status: 404, png: none, etag: '', maxAge: ttl.notFound }
export const pictureUnavailable: Picture = { status: 503, png: none, etag: '', maxAge: 'never' }

export const getDrawingAddress = (locale: Locale, image: ShareImage): string => {
  const of = image.kind === 'site' ? 'itself' : image.kind === 'city' ? encodeSlug(image.slug) : String(image.id)
  return localePath(locale, `/~share/${image.kind}/${of}/opengraph-image`)
}

export type PaintImage = (locale: Locale, image: ShareImage) => Promise<Produced<Picture>>

/** Draws and paints a picture; throws if the API or anything else fails. */
export const createPainter =
  (ask: AskInner, loadPicture: LoadPicture): PaintImage =>
  async (locale, image) => {
    const id = createRequestId()
    const started = Date.now()
    const { status, body, render } = await ask(locale, getDrawingAddress(locale, image), id)
    const failed = render.failure ? errorEntry(render.failure._tag).status : status
    if (failed === 404) return { partition: 'missing', value: noSuchPicture, bytes: 200, ttl: ttl.notFound }
    if (failed !== 200) throw new Error(`Drawing failed with status ${failed}`)
    const png = await paint(body.toString(), loadPicture)
    getRuntime().logger.info('picture painted', { request: id, kind: image.kind, ms: Date.now() - started })
    if (render.incomplete) return { partition: 'none', value: createPicture(png, 'never') }
    return {
      partition: 'pages',
      value: createPicture(png, ttl.shareImage),
      bytes: png.length + 300,
      ttl: ttl.shareImage,
    }
  }

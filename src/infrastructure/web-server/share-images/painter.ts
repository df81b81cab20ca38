import { createHash } from 'node:crypto'
import { errorEntry } from '#application/error-table.ts'
import type { ShareImage } from '#application/routing/share-image.ts'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Produced } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import { newRequestId, runtime } from '#infrastructure/web-server/runtime.ts'
import type { AskInner } from '#infrastructure/web-server/page-cache/ask-next.ts'
import { paint } from './paint.ts'

/** A painted picture, or that there is none. */
export interface Picture {
  readonly status: 200 | 404 | 503
  readonly png: Buffer
  readonly etag: string
  /** Seconds for which it may be kept, or 'never'. */
  readonly life: number | 'never'
}

/** Of a picture of something that exists; crawlers keep theirs for weeks anyway. */
export const dayLong = 86_400
const minute = 60

export const pictureOf = (png: Buffer, life: Picture['life']): Picture => ({
  status: 200,
  png,
  etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`,
  life,
})

const none = Buffer.alloc(0)
export const noSuchPicture: Picture = { status: 404, png: none, etag: '', life: minute }
export const pictureUnavailable: Picture = { status: 503, png: none, etag: '', life: 'never' }

/** Where Next draws a picture. */
export const drawingAddress = (locale: Locale, image: ShareImage): string => {
  const of = image.kind === 'site' ? 'itself' : image.kind === 'city' ? image.slug : String(image.id)
  return localePath(locale, `/~share/${image.kind}/${of}/opengraph-image`)
}

/** Has a picture drawn and paints it. Throws where that fails, by the API or otherwise. */
export const painter =
  (ask: AskInner) =>
  async (locale: Locale, image: ShareImage): Promise<Produced<Picture>> => {
    const id = newRequestId()
    const started = Date.now()
    const { status, body, render } = await ask(locale, drawingAddress(locale, image), id)
    const failed = render.failure ? errorEntry(render.failure._tag).status : status
    if (failed === 404) return { partition: 'missing', value: noSuchPicture, bytes: 200, ttl: 60 }
    if (failed !== 200) throw new Error(`The drawing was answered ${failed}`)
    const png = await paint(body.toString(), async address => {
      const picture = await ask(locale, address, id)
      return picture.status === 200 ? picture.body : undefined
    })
    runtime().logger.info('picture painted', { request: id, kind: image.kind, ms: Date.now() - started })
    if (render.incomplete) return { partition: 'none', value: pictureOf(png, 'never') }
    return { partition: 'pages', value: pictureOf(png, dayLong), bytes: png.length + 300, ttl: dayLong }
  }

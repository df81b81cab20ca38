import { createHash } from 'node:crypto'

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

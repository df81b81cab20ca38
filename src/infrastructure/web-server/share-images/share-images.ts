import type { FastifyInstance } from 'fastify'
import { readShareImage, shareImagePath, type ShareImage } from '#application/routing/share-image.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { swrCache } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import { staleIfErrorFor } from '#infrastructure/web-server/page-cache/freshness.ts'
import { boundedRenders } from '#infrastructure/web-server/page-cache/renders.ts'
import { runtime } from '#infrastructure/web-server/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import type { AskInner } from '#infrastructure/web-server/page-cache/ask-next.ts'
import { painter, pictureUnavailable, type Picture } from './painter.ts'

/** Memory for painted pictures: about a thousand of them. */
const bounds = { pagesBytes: 32 * 1_048_576, missingBytes: 1_048_576, searchesBytes: 1 }
/** Painting is the most costly thing that the site does, and the least urgent. */
const atOnce = 1
const patience = 10_000

export interface ShareImages {
  /** A write made the pictures of these profiles old. */
  readonly invalidate: (profiles: readonly number[]) => void
}

/** The pictures that messengers show beside an address: painted when first asked for, kept for a day. */
export function shareImages(app: FastifyInstance, ask: AskInner, own: Readonly<Record<string, string>>): ShareImages {
  const kept = swrCache<Picture>(bounds)
  const bounded = boundedRenders(atOnce, patience)
  const made = painter(ask)
  // Others show them: that is what they are for.
  const headers = { ...own, 'content-security-policy': closedPolicy, 'cross-origin-resource-policy': 'cross-origin' }

  const pictureOf = async (locale: Locale, image: ShareImage): Promise<Picture> => {
    const given = await kept.get(shareImagePath(locale, image), async () => {
      try {
        return await bounded(() => made(locale, image))
      } catch (error) {
        runtime().logger.warn('picture failed', { kind: image.kind, error })
        const general = image.kind === 'site' ? pictureUnavailable : await pictureOf(locale, { kind: 'site' })
        return { partition: 'none', value: { ...general, life: 'never' } }
      }
    })
    return given.value
  }

  app.get('/og/*', async (request, reply) => {
    const asked = readShareImage(request.raw.url?.split('?')[0] ?? '')
    if (!asked) return reply.callNotFound()
    const { status, png, etag, life } = await pictureOf(asked.locale, asked.image)
    reply.code(status).headers(headers).header('cache-control', cacheControl(life))
    if (status !== 200) return reply.send()
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/png').send(png)
  })

  return {
    invalidate: profiles => {
      const paths = new Set(
        profiles.flatMap(id => locales.map(locale => shareImagePath(locale, { kind: 'profile', id }))),
      )
      kept.invalidate(key => paths.has(key))
    },
  }
}

const cacheControl = (life: Picture['life']): string =>
  life === 'never'
    ? 'no-store'
    : `public, max-age=${life}, stale-while-revalidate=${staleIfErrorFor}, stale-if-error=${staleIfErrorFor}`

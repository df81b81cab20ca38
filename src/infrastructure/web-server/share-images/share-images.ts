import type { FastifyInstance } from 'fastify'
import { readShareImage, shareImagePath, type ShareImage } from '#application/routing/share-image.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { createSwrCache } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import { staleIfErrorFor } from '#infrastructure/web-server/page-cache/freshness.ts'
import { createBoundedRenders } from '#infrastructure/web-server/page-cache/renders.ts'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import type { OutsideCaches } from '#infrastructure/web-server/purge/outside-caches.ts'
import { getShareImageTags } from '#infrastructure/web-server/purge/tags.ts'
import { pictureUnavailable, type PaintImage, type Picture } from './painter.ts'

/** Memory for about a thousand pictures. */
const bounds = { pagesBytes: 32 * 1_048_576, missingBytes: 1_048_576, searchesBytes: 1 }
/** Painting is the most expensive work of the site and the least urgent. */
const concurrency = 1
const queueTimeoutMs = 10_000
const deadlineMs = 30_000

export interface ShareImages {
  readonly invalidate: (profiles: readonly number[]) => void
}

/** Share images: painted on first request, cached for a day. */
export function addShareImages(
  app: FastifyInstance,
  paintImage: PaintImage,
  own: Readonly<Record<string, string>>,
  tagged: OutsideCaches['getTagHeaders'] = () => ({}),
): ShareImages {
  const cache = createSwrCache<Picture>(bounds)
  const painting = createBoundedRenders({ concurrency, queueTimeout: queueTimeoutMs, deadline: deadlineMs })
  // Other sites embed these pictures.
  const headers = { ...own, 'content-security-policy': closedPolicy, 'cross-origin-resource-policy': 'cross-origin' }

  const loadPicture = async (locale: Locale, image: ShareImage, visitor: string): Promise<Picture> => {
    const { value, isOutdated } = await cache.get(shareImagePath(locale, image), async () => {
      try {
        return await painting.run(() => paintImage(locale, image), { visitor })
      } catch (error) {
        getRuntime().logger.warn('picture failed', { kind: image.kind, error })
        const general =
          image.kind === 'site' ? pictureUnavailable : await loadPicture(locale, { kind: 'site' }, visitor)
        return { partition: 'none', value: { ...general, maxAge: 'never' } }
      }
    })
    return isOutdated ? { ...value, maxAge: 'never' } : value
  }

  app.get('/og/*', async (request, reply) => {
    const path = request.raw.url?.split('?')[0] ?? ''
    const asked = readShareImage(path)
    if (!asked) return reply.callNotFound()
    const { status, png, etag, maxAge } = await loadPicture(asked.locale, asked.image, getVisitorKey(request))
    reply
      .code(status)
      .headers(headers)
      .headers(tagged(getShareImageTags(path)))
      .header('cache-control', formatCacheControl(maxAge))
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
      cache.invalidate(paths)
    },
  }
}

const formatCacheControl = (maxAge: Picture['maxAge']): string =>
  maxAge === 'never'
    ? 'no-store'
    : `public, max-age=${maxAge}, stale-while-revalidate=${staleIfErrorFor}, stale-if-error=${staleIfErrorFor}`

import type { FastifyInstance } from 'fastify'
import { parseShareImagePath, getShareImagePath, type ShareImage } from '#application/routing/share-image.ts'
import { locales, type Locale } from '#domain/shared/locale.ts'
import { createSwrCache } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import { staleIfErrorSeconds } from '#infrastructure/web-server/page-cache/freshness.ts'
import { createConcurrencyLimiter } from '#infrastructure/web-server/page-cache/concurrency-limiter.ts'
import { resolveHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import type { OutsideCaches } from '#infrastructure/web-server/purge/outside-caches.ts'
import { getShareImageTags } from '#infrastructure/web-server/purge/tags.ts'
import { unavailableImage, type PaintImage, type ShareImageFile } from './painter.ts'

/** Memory for about a thousand images. The `searches` partition is not used. */
const cacheLimits = { pagesBytes: 32 * 1_048_576, missingBytes: 1_048_576, searchesBytes: 1 }
/** Painting is the most expensive work of the site and the least urgent. */
const paintLimits = { concurrency: 1, queueTimeoutMs: 10_000, timeoutMs: 30_000 }

export interface ShareImages {
  readonly invalidate: (profiles: readonly number[]) => void
  /** Also drops profiles' images whose photo could not be loaded, which are in the same partition. */
  readonly dropMissingProfiles: () => void
}

interface LoadedImage extends ShareImageFile {
  /** Seconds. */
  readonly age: number
}

export function addShareImages(
  app: FastifyInstance,
  paintImage: PaintImage,
  commonHeaders: Readonly<Record<string, string>>,
  getHeaders: OutsideCaches['getHeaders'] = (_tags, headers) => headers,
): ShareImages {
  const cache = createSwrCache<ShareImageFile>(cacheLimits)
  const paintQueue = createConcurrencyLimiter(paintLimits)
  // Other sites embed these images.
  const imageHeaders = {
    ...commonHeaders,
    'content-security-policy': closedPolicy,
    'cross-origin-resource-policy': 'cross-origin',
  }

  const loadShareImage = async (locale: Locale, image: ShareImage, visitor: string): Promise<LoadedImage> => {
    const { value, age, isOutdated } = await cache.get(getShareImagePath(locale, image), async () => {
      try {
        return await paintQueue.run(() => paintImage(locale, image), { visitor })
      } catch (error) {
        getRuntime().logger.warn('share image failed', { kind: image.kind, error })
        const siteImage =
          image.kind === 'site' ? unavailableImage : await loadShareImage(locale, { kind: 'site' }, visitor)
        return { partition: 'none', value: { ...siteImage, maxAge: 'never' } }
      }
    })
    return { ...value, ...(isOutdated && { maxAge: 'never' }), age }
  }

  app.get('/og/*', async (request, reply) => {
    const path = request.raw.url?.split('?')[0] ?? ''
    const requestedImage = parseShareImagePath(path)
    if (!requestedImage) return reply.callNotFound()
    const { status, png, etag, maxAge, age } = await loadShareImage(
      requestedImage.locale,
      requestedImage.image,
      getVisitorKey(request),
    )
    reply
      .code(status)
      .header('cache-control', formatCacheControl(status, maxAge))
      .header('age', age)
      .headers(resolveHeaders(getHeaders(getShareImageTags(path), imageHeaders), { status, maxAge }))
    if (status === 503) reply.header('retry-after', '5')
    if (status !== 200) return reply.send()
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/png').send(png)
  })

  return {
    invalidate: profiles => {
      const paths = new Set(
        profiles.flatMap(id => locales.map(locale => getShareImagePath(locale, { kind: 'profile', id }))),
      )
      cache.invalidate(paths)
    },
    dropMissingProfiles: () => cache.dropMissingPages(path => parseShareImagePath(path)?.image.kind === 'profile'),
  }
}

function formatCacheControl(status: ShareImageFile['status'], maxAge: ShareImageFile['maxAge']): string {
  if (maxAge === 'never') return 'no-store'
  const freshDirectives = `public, max-age=${maxAge}`
  return status === 404
    ? freshDirectives
    : `${freshDirectives}, stale-while-revalidate=${staleIfErrorSeconds}, stale-if-error=${staleIfErrorSeconds}`
}

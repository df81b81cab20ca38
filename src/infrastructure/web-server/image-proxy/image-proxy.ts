import type { FastifyInstance, FastifyReply } from 'fastify'
import { createTtlCache } from '#application/shared/ttl-cache.ts'
import { createImageFilter } from '#infrastructure/api/shared/image-filter.ts'
import { imageOptimizerPath } from '#infrastructure/next/next-paths.ts'
import { getImageFolder } from '#infrastructure/next/build-output.ts'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { Overloaded, type SlotRequest } from '#infrastructure/web-server/page-cache/task-slots.ts'
import { createConcurrencyLimiter, TaskTimeout } from '#infrastructure/web-server/page-cache/concurrency-limiter.ts'
import type { ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import { createImageFetcher, ImageUnavailable, type FetchImage } from './fetch-image.ts'
import { getImageKey, getImageKeys, parseImageRequest, type ImageRequest } from './image-request.ts'
import { createImageStore, createStoredImage, type ImageStore, type StoredImage } from './image-store.ts'
import { resizeImage } from './resize-image.ts'

// A fetch slot is held until the image is resized; the image may take 10 MB. Browsers do not retry images, so the queue
// timeout is longer than that of pages.
const fetchLimits = { concurrency: 12, queueTimeoutMs: 10_000, timeoutMs: 30_000, maxPerVisitor: 6 }
/** Each image takes up to 150 MB and a libuv thread, which compression and DNS share. */
const resizeLimits = { concurrency: 2, queueTimeoutMs: 10_000, timeoutMs: 20_000, maxPerVisitor: 1 }
const minMaxAgeSeconds = 14_400
const maxMaxAgeSeconds = 31_536_000
const retryDelayMs = 30_000
const maxCachedFailures = 1000

/** For an image that is opened as a document. */
const imagePolicy = "script-src 'none'; frame-ancestors 'none'; sandbox;"

export interface ImageProxy {
  readonly addRoute: (app: FastifyInstance, commonHeaders: ResponseHeaders) => void
  readonly load: (target: string) => Promise<Buffer | undefined>
}

interface Options {
  readonly fetchImage: FetchImage
  readonly store: ImageStore
  readonly isImageServed: (url: string) => boolean
}

export function createImageProxy({ fetchImage, store, isImageServed }: Options): ImageProxy {
  const readImage = createImageReader(fetchImage, store)
  const parseServedRequest = (target: string, accept?: string): ImageRequest | undefined => {
    const imageRequest = parseImageRequest(target, accept)
    return imageRequest && isImageServed(imageRequest.originalUrl.href) ? imageRequest : undefined
  }

  return {
    addRoute(app, commonHeaders) {
      app.get(imageOptimizerPath, async (request, reply) => {
        const imageRequest = parseServedRequest(request.raw.url ?? '', request.headers.accept)
        if (!imageRequest) return sendStatus(reply, 400, commonHeaders)
        try {
          return await sendImage(
            reply,
            await readImage(imageRequest, getVisitorKey(request)),
            commonHeaders,
            request.headers['if-none-match'],
          )
        } catch (error) {
          return sendStatus(reply, getStatus(error), commonHeaders)
        }
      })
    },
    load: async target => {
      const imageRequest = parseServedRequest(target)
      if (!imageRequest) return undefined
      try {
        return (await readImage(imageRequest)).bytes
      } catch (error) {
        if (isOverload(error) || (error instanceof ImageUnavailable && !isMissing(error))) throw error
        return undefined
      }
    },
  }
}

function createImageReader(fetchImage: FetchImage, store: ImageStore) {
  const fetches = createConcurrencyLimiter(fetchLimits)
  const resizes = createConcurrencyLimiter(resizeLimits)
  const pendingImages = new Map<string, Promise<StoredImage>>()
  /**
   * By the URL of the original, so that one failure covers all sizes. Without this, each repeated request for an image
   * that hangs would occupy a slot until its timeout.
   */
  const failures = createTtlCache<Promise<StoredImage>>(retryDelayMs, maxCachedFailures)

  const fetchAndResize = async (
    key: string,
    { originalUrl, width, type }: ImageRequest,
    slotRequest: SlotRequest,
  ): Promise<StoredImage> => {
    const image = await fetches.run(async () => {
      const { bytes, maxAge } = await fetchImage(originalUrl)
      const resizedImage = await resizes.run(() => resizeImage(bytes, width, type), slotRequest)
      return createStoredImage(resizedImage, Math.min(Math.max(maxAge, minMaxAgeSeconds), maxMaxAgeSeconds))
    }, slotRequest)
    await store.write(key, image).catch((error: unknown) => {
      getRuntime().logger.warn('picture not stored', { error })
    })
    return image
  }

  const fetchAndResizeOnce = (
    key: string,
    imageRequest: ImageRequest,
    slotRequest: SlotRequest,
  ): Promise<StoredImage> => {
    const earlierImage = pendingImages.get(key) ?? failures.get(imageRequest.originalUrl.href)
    if (earlierImage) return earlierImage
    const newImage = fetchAndResize(key, imageRequest, slotRequest).finally(() => pendingImages.delete(key))
    pendingImages.set(key, newImage)
    newImage.catch((error: unknown) => {
      if (!isOverload(error)) failures.set(imageRequest.originalUrl.href, newImage)
      if (isMissing(error)) getImageKeys(imageRequest.originalUrl).forEach(store.remove)
      getRuntime().logger.warn('picture unavailable', { host: imageRequest.originalUrl.host, reason: getReason(error) })
    })
    return newImage
  }

  return async (imageRequest: ImageRequest, visitor?: string): Promise<StoredImage> => {
    const key = getImageKey(imageRequest)
    const storedImage = await store.read(key)
    if (!storedImage) return fetchAndResizeOnce(key, imageRequest, { visitor })
    if (storedImage.isStale)
      void fetchAndResizeOnce(key, imageRequest, { urgency: 'revalidation' }).catch(() => undefined)
    return storedImage.image
  }
}

export function createSiteImageProxy(root: string): ImageProxy {
  const { imageHosts, isDemo } = getRuntime()
  return createImageProxy({
    fetchImage: createImageFetcher({ allowsPrivateAddresses: isDemo }),
    store: createImageStore(getImageFolder(root)),
    isImageServed: createImageFilter({ imageHosts, isDemo }),
  })
}

const isMissing = (error: unknown) => error instanceof ImageUnavailable && error.status === 404

const isOverload = (error: unknown) => error instanceof Overloaded || error instanceof TaskTimeout

const getStatus = (error: unknown): number =>
  error instanceof ImageUnavailable ? error.status : isOverload(error) ? 503 : 502

const getReason = (error: unknown): string => (error instanceof Error ? error.message || error.name : 'unknown')

function sendImage(
  reply: FastifyReply,
  { bytes, type, maxAge, etag }: StoredImage,
  commonHeaders: ResponseHeaders,
  ifNoneMatch: string | undefined,
) {
  reply.headers({
    ...commonHeaders,
    'content-security-policy': imagePolicy,
    'cache-control': `public, max-age=${maxAge}, must-revalidate`,
    vary: 'Accept',
    etag: `"${etag}"`,
  })
  if (ifNoneMatch === `"${etag}"`) return reply.code(304).send()
  return reply.header('content-disposition', `inline; filename="picture.${type}"`).type(`image/${type}`).send(bytes)
}

const sendStatus = (reply: FastifyReply, status: number, commonHeaders: ResponseHeaders) =>
  reply
    .code(status)
    .headers({ ...commonHeaders, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' })
    .headers(status === 503 ? { 'retry-after': '5' } : {})
    .send()

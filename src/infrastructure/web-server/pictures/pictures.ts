import type { FastifyInstance, FastifyReply } from 'fastify'
import { createPictureFilter } from '#infrastructure/api/shared/served-pictures.ts'
import { imageOptimizer } from '#infrastructure/next/addresses.ts'
import { findPictureFolder } from '#infrastructure/next/build-output.ts'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { Overloaded, type SlotRequest } from '#infrastructure/web-server/page-cache/render-slots.ts'
import { createBoundedRenders, RenderTimeout } from '#infrastructure/web-server/page-cache/renders.ts'
import type { ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import { createFetchPicture, PictureUnavailable, type FetchPicture } from './fetch-picture.ts'
import { getPictureKey, parsePictureRequest, type PictureRequest } from './picture-request.ts'
import { createPictureStore, createStoredPicture, type PictureStore, type StoredPicture } from './picture-store.ts'
import { resizePicture } from './resize-picture.ts'

/** Pictures that are fetched or wait to be resized: each may take 10 MB. */
const fetching = { concurrency: 12, queueTimeout: 3000, deadline: 30_000, perVisitor: 6 }
/** Each takes a thread of libuv, which compression and DNS share, and up to 150 MB. */
const resizing = { concurrency: 2, queueTimeout: 10_000, deadline: 20_000, perVisitor: 1 }
/** Seconds. */
const minMaxAge = 14_400
const maxMaxAge = 31_536_000
const retryPause = 30

/** Viewed as a document, a picture may show itself and nothing else. */
const picturePolicy = "script-src 'none'; frame-ancestors 'none'; sandbox;"

export interface Pictures {
  readonly addRoute: (app: FastifyInstance, own: ResponseHeaders) => void
  /** The picture at an address of this site; undefined if it can't be loaded. */
  readonly load: (target: string) => Promise<Buffer | undefined>
}

interface Options {
  readonly fetchPicture: FetchPicture
  readonly store: PictureStore
  readonly servesPicture: (url: string) => boolean
}

/** People's pictures from other hosts, shrunk. Stored ones need no slot; others are fetched and resized a few at a time. */
export function createPictures({ fetchPicture, store, servesPicture }: Options): Pictures {
  const fetches = createBoundedRenders(fetching)
  const resizes = createBoundedRenders(resizing)
  const pending = new Map<string, Promise<StoredPicture>>()

  const produce = async (
    key: string,
    { url, width, type }: PictureRequest,
    claim: SlotRequest,
  ): Promise<StoredPicture> => {
    const picture = await fetches.run(async () => {
      const { bytes, maxAge } = await fetchPicture(url)
      const resized = await resizes.run(() => resizePicture(bytes, width, type), claim)
      return createStoredPicture(resized, Math.min(Math.max(maxAge, minMaxAge), maxMaxAge))
    }, claim)
    await store.write(key, picture).catch((error: unknown) => {
      getRuntime().logger.warn('picture not stored', { error })
    })
    return picture
  }

  const produceOnce = (key: string, asked: PictureRequest, claim: SlotRequest): Promise<StoredPicture> => {
    const running = pending.get(key)
    if (running) return running
    const started = produce(key, asked, claim).finally(() => pending.delete(key))
    pending.set(key, started)
    started.catch((error: unknown) => {
      store.extendFreshness(key, retryPause)
      getRuntime().logger.warn('picture unavailable', { host: asked.url.host, reason: getReason(error) })
    })
    return started
  }

  const read = async (asked: PictureRequest, visitor?: string): Promise<StoredPicture> => {
    const key = getPictureKey(asked)
    const stored = await store.read(key)
    if (!stored) return produceOnce(key, asked, { visitor })
    // The stale picture is already served.
    if (stored.isStale) void produceOnce(key, asked, { urgency: 'revalidation' }).catch(() => undefined)
    return stored.picture
  }

  const findRequest = (target: string, accept?: string): PictureRequest | undefined => {
    const asked = parsePictureRequest(target, accept)
    return asked && servesPicture(asked.url.href) ? asked : undefined
  }

  return {
    addRoute(app, own) {
      app.get(imageOptimizer, async (request, reply) => {
        const asked = findRequest(request.raw.url ?? '', request.headers.accept)
        if (!asked) return refuse(reply, 400, own)
        try {
          return await send(reply, await read(asked, getVisitorKey(request)), own, request.headers['if-none-match'])
        } catch (error) {
          return refuse(reply, getStatus(error), own)
        }
      })
    },
    load: async target => {
      const asked = findRequest(target)
      return asked && (await read(asked).catch(() => undefined))?.bytes
    },
  }
}

/** The pictures of a site whose build is in `root`. */
export function createSitePictures(root: string): Pictures {
  const { imageHosts, demo } = getRuntime()
  return createPictures({
    fetchPicture: createFetchPicture({ allowsPrivate: demo }),
    store: createPictureStore(findPictureFolder(root)),
    servesPicture: createPictureFilter({ imageHosts, demo }),
  })
}

const isOverload = (error: unknown) => error instanceof Overloaded || error instanceof RenderTimeout

const getStatus = (error: unknown): number =>
  error instanceof PictureUnavailable ? error.status : isOverload(error) ? 503 : 502

const getReason = (error: unknown): string => (error instanceof Error ? error.message || error.name : 'unknown')

function send(
  reply: FastifyReply,
  { bytes, type, maxAge, etag }: StoredPicture,
  own: ResponseHeaders,
  ifNoneMatch: string | undefined,
) {
  reply.headers({
    ...own,
    'content-security-policy': picturePolicy,
    'cache-control': `public, max-age=${maxAge}, must-revalidate`,
    vary: 'Accept',
    etag: `"${etag}"`,
  })
  if (ifNoneMatch === `"${etag}"`) return reply.code(304).send()
  return reply.header('content-disposition', `inline; filename="picture.${type}"`).type(`image/${type}`).send(bytes)
}

const refuse = (reply: FastifyReply, status: number, own: ResponseHeaders) =>
  reply
    .code(status)
    .headers({ ...own, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' })
    .headers(status === 503 ? { 'retry-after': '5' } : {})
    .send()

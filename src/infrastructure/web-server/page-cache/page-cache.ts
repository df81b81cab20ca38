import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#domain/shared/locale.ts'
import type { Address } from '#infrastructure/web-server/address.ts'
import { type ErrorPage, errorAddress } from './error-address.ts'
import { type Hit, type Produce, type Urgency, createSwrCache, type SwrCache } from './swr-cache.ts'
import type { CachedResponse } from './cached-response.ts'
import { getPathFromKey } from './keys-by-path.ts'
import { createFinishPage, type FinishPage } from './finish-page.ts'
import { createPageRenderer } from './page-renderer.ts'
import { createMissingPage, type FindSimilarCities } from './missing-pages.ts'
import type { SlotRequest } from './render-slots.ts'
import { createBoundedRenders, type Ask, type RenderCounts } from './renders.ts'
import { readRequestId, createRequestId, getRuntime } from '#infrastructure/runtime/runtime.ts'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import { createOlderFlight, type OlderFlight } from './older-flight.ts'
import { getRequestedRender, sendPage, type ExtraHeaders } from './send-page.ts'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { readThroughSecondLevel, type SecondLevel } from './second-level.ts'

/** The page cache, or Next itself in development. */
export interface PageSource {
  /** Answers a request; the headers are added to the page's own. */
  readonly answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
    headers: ExtraHeaders,
  ) => void | Promise<void>
  readonly errorPage: (locale: Locale, error: ErrorPage) => Promise<CachedResponse>
  /** Whether a shared query would be answered without an API call. */
  readonly isCached: (key: string) => boolean
  /** A shared query, cached like pages. */
  readonly sharedQuery: (
    key: string,
    read: Produce<CachedResponse>,
  ) => Hit<CachedResponse> | Promise<Hit<CachedResponse>>
}

export interface PageCacheOptions {
  readonly ask: Ask
  readonly findSimilarCities: FindSimilarCities
  readonly bytes: number
  readonly rendersAtOnce: number
  /** Milliseconds until requests that wait for a render get the stale page or a 503. */
  readonly renderDeadline?: number
  readonly secondLevel?: SecondLevel | undefined
  readonly now?: () => number
}

export interface PageCache extends PageSource {
  readonly get: (address: Address, request?: FastifyRequest) => Hit<CachedResponse> | Promise<Hit<CachedResponse>>
  /** Marks the pages of these paths stale. */
  readonly invalidate: (paths: ReadonlySet<string>) => void
  readonly dropMissing: (matches: (path: string) => boolean) => void
  readonly mostRequested: SwrCache<CachedResponse>['mostRequested']
  readonly sizes: SwrCache<CachedResponse>['sizes']
  readonly renders: () => RenderCounts
  /** Blocked inline scripts since the start. */
  readonly unknownScripts: () => number
}

/** Milliseconds that a render queues before it fails as overloaded. */
const queueTimeout = 3000
const defaultRenderDeadline = 15_000
/** Milliseconds that a failed render waits for the second level. */
const timeoutMs = { page: 20, query: 10 }

export function createPageCache({
  ask,
  findSimilarCities,
  bytes,
  rendersAtOnce,
  renderDeadline = defaultRenderDeadline,
  secondLevel,
  now = readMonotonicClock,
}: PageCacheOptions): PageCache {
  const unknownScripts = createUnknownScriptCounter()
  const finishPage = createFinishPage(unknownScripts.onUnknownScript)
  const sidePartition = Math.ceil(bytes / 8)
  const older = createOlderFlight(Math.ceil(bytes / 16))
  const cache = createSwrCache<CachedResponse>({
    pagesBytes: bytes,
    missingBytes: sidePartition,
    searchesBytes: sidePartition,
    onReplaced: older.keep,
    now,
  })
  const renders = createBoundedRenders({
    concurrency: rendersAtOnce,
    queueTimeout,
    deadline: renderDeadline,
    perVisitor: Math.ceil(rendersAtOnce / 4),
    filtered: Math.ceil(rendersAtOnce / 4),
  })
  const askBounded: Ask = (locale, address, id, slotRequest) =>
    renders.run(() => ask(locale, address, id), { ...slotRequest, key: address })
  const errorPage = createErrorPages(askBounded, finishPage)
  const render = createPageRenderer({
    ask: askBounded,
    finishPage,
    errorPage,
    missingPage: createMissingPage(askBounded, finishPage, (locale, path, id, slotRequest) =>
      renders.run(() => findSimilarCities(locale, path, id), slotRequest),
    ),
  })
  const getShared = secondLevel ? createSecondLevelReader(cache.get, secondLevel, now, timeoutMs.query) : cache.get
  const getPage = secondLevel ? createSecondLevelReader(cache.get, secondLevel, now, timeoutMs.page) : cache.get
  const get: PageCache['get'] = (address, request) => {
    const produce = (urgency: Urgency) => {
      const visitor = request && urgency === 'first' ? getVisitorKey(request) : undefined
      const id = (request && readRequestId(request)) ?? createRequestId()
      return render(address, id, { urgency, visitor, isFiltered: address.isFiltered })
    }
    // Searches and unknown addresses are endless, so they skip the second level.
    return address.route && !address.isFiltered ? getPage(address.key, produce) : cache.get(address.key, produce)
  }

  return {
    get,
    errorPage,
    answer: createAnswer(get, older),
    sharedQuery: getShared,
    invalidate: cache.invalidate,
    dropMissing: matches => {
      cache.dropMissing(key => matches(getPathFromKey(key)))
    },
    mostRequested: cache.mostRequested,
    sizes: cache.sizes,
    renders: renders.counts,
    unknownScripts: unknownScripts.count,
    isCached: cache.has,
  }
}

function createUnknownScriptCounter() {
  let count = 0
  return {
    onUnknownScript: (hash: string) => {
      count += 1
      getRuntime().logger.error('unknown inline script', { hash })
    },
    count: () => count,
  }
}

/** On a miss, reads the second level before producing a value. */
const createSecondLevelReader =
  (get: PageCache['sharedQuery'], pages: SecondLevel, now: () => number, ms: number): PageCache['sharedQuery'] =>
  (key, produce) =>
    get(key, urgency => {
      const render = () => produce(urgency)
      return readThroughSecondLevel({ pages, key, urgency, render, now, timeoutMs: ms })
    })

/** Answers from the cache. A hydrating document gets the flight data of its render, if still kept. */
const createAnswer =
  (get: PageCache['get'], older: OlderFlight): PageSource['answer'] =>
  (request, reply, address, headers) => {
    const send = (hit: Hit<CachedResponse>) => {
      const name = getRequestedRender(request)
      const value = name === undefined ? hit.value : older.restoreFlight(address.key, hit.value, name)
      sendPage(request, reply, { ...hit, value }, headers)
    }
    const hit = get(address, request)
    return hit instanceof Promise ? hit.then(send) : send(hit)
  }

/**
 * Renders error pages. Those without a path and request id are few and stay in memory, because refusing an overloaded request must
 * not need a render.
 */
function createErrorPages(ask: Ask, finishPage: FinishPage) {
  const inMemory = new Map<string, Promise<CachedResponse>>()
  const render = async (locale: Locale, error: ErrorPage, slotRequest?: SlotRequest) => {
    const rendered = await ask(locale, errorAddress(locale, error), error.id ?? createRequestId(), slotRequest)
    return finishPage(rendered, { status: error.status, maxAge: 'never', fetchesFlight: false })
  }
  return (locale: Locale, error: ErrorPage, slotRequest?: SlotRequest): Promise<CachedResponse> => {
    if (error.path !== undefined || error.id !== undefined) return render(locale, error, slotRequest)
    const key = errorAddress(locale, error)
    const cached = inMemory.get(key)
    if (cached) return cached
    const pending = render(locale, error)
    inMemory.set(key, pending)
    pending.catch(() => inMemory.delete(key))
    return pending
  }
}

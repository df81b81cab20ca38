import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#domain/shared/locale.ts'
import type { Address } from '#infrastructure/web-server/address.ts'
import type { ErrorPage } from './error-address.ts'
import { type CacheResult, type ProduceValue, type Urgency, createSwrCache, type SwrCache } from './swr-cache.ts'
import type { CachedResponse } from './cached-response.ts'
import { getPathFromKey } from './keys-by-path.ts'
import { createPageFinisher } from './finish-page.ts'
import { createBoundedRenderers, type RendererOptions } from './bounded-renderers.ts'
import type { TaskCounts } from './concurrency-limiter.ts'
import { readRequestId, createRequestId, getRuntime } from '#infrastructure/runtime/runtime.ts'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import { createOlderFlightStore, type OlderFlightStore } from './older-flight.ts'
import { getRequestedRenderId, sendPage, type ExtraHeaders } from './send-page.ts'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { readThroughSecondLevel, type SecondLevel } from './second-level.ts'

/** The page cache, or Next itself in development. */
export interface PageSource {
  readonly respond: (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
    headers: ExtraHeaders,
  ) => void | Promise<void>
  readonly readStatus: (address: Address, request: FastifyRequest) => Promise<number>
  readonly renderErrorPage: (locale: Locale, error: ErrorPage) => Promise<CachedResponse>
  /** Also true for a pending query. */
  readonly isCached: (key: string) => boolean
  readonly runSharedQuery: (
    key: string,
    read: ProduceValue<CachedResponse>,
  ) => CacheResult<CachedResponse> | Promise<CacheResult<CachedResponse>>
}

export interface PageCacheOptions extends RendererOptions {
  readonly bytes: number
  readonly secondLevel?: SecondLevel | undefined
  readonly now?: () => number
}

export interface PageCache extends PageSource {
  readonly get: (
    address: Address,
    request?: FastifyRequest,
  ) => CacheResult<CachedResponse> | Promise<CacheResult<CachedResponse>>
  readonly invalidate: (paths: ReadonlySet<string>) => void
  readonly dropMissingPages: (matches: (path: string) => boolean) => void
  readonly listMostRequested: SwrCache<CachedResponse>['listMostRequested']
  readonly getSizes: SwrCache<CachedResponse>['getSizes']
  readonly getRenderCounts: () => TaskCounts
  readonly countUnknownScripts: () => number
}

const fallbackTimeoutMs = { page: 20, query: 10 }

export function createPageCache(options: PageCacheOptions): PageCache {
  const { bytes, secondLevel, now = readMonotonicClock } = options
  const unknownScriptCounter = createUnknownScriptCounter()
  const finishPage = createPageFinisher(unknownScriptCounter.onUnknownScript)
  const sidePartitionBytes = Math.ceil(bytes / 8)
  const olderFlightStore = createOlderFlightStore(Math.ceil(bytes / 16))
  const cache = createSwrCache<CachedResponse>({
    pagesBytes: bytes,
    missingBytes: sidePartitionBytes,
    searchesBytes: sidePartitionBytes,
    onReplaced: olderFlightStore.store,
    now,
  })
  const { render, renderErrorPage, getRenderCounts } = createBoundedRenderers(options, finishPage)
  const createReader = (timeoutMs: number) =>
    secondLevel ? createSecondLevelReader(cache.get, secondLevel, now, timeoutMs) : cache.get
  const getQuery = createReader(fallbackTimeoutMs.query)
  const getPage = createReader(fallbackTimeoutMs.page)
  const get: PageCache['get'] = (address, request) => {
    const produce = (urgency: Urgency) => {
      const visitor = request && urgency === 'first' ? getVisitorKey(request) : undefined
      const id = (request && readRequestId(request)) ?? createRequestId()
      return render(address, id, { urgency, visitor, isFiltered: address.isFiltered })
    }
    // The number of searches and unknown addresses is unbounded, so they skip the second level.
    return address.route && !address.isFiltered ? getPage(address.key, produce) : cache.get(address.key, produce)
  }

  return {
    get,
    readStatus: async (address, request) => (await get(address, request)).value.status,
    renderErrorPage,
    respond: createResponder(get, olderFlightStore),
    runSharedQuery: getQuery,
    invalidate: cache.invalidate,
    dropMissingPages: matches => {
      cache.dropMissingPages(key => matches(getPathFromKey(key)))
    },
    listMostRequested: cache.listMostRequested,
    getSizes: cache.getSizes,
    getRenderCounts,
    countUnknownScripts: unknownScriptCounter.count,
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

const createSecondLevelReader =
  (
    get: PageCache['runSharedQuery'],
    secondLevel: SecondLevel,
    now: () => number,
    timeoutMs: number,
  ): PageCache['runSharedQuery'] =>
  (key, produce) =>
    get(key, urgency => {
      const render = () => produce(urgency)
      return readThroughSecondLevel({ secondLevel, key, urgency, render, now, timeoutMs })
    })

const createResponder =
  (get: PageCache['get'], { selectFlight }: OlderFlightStore): PageSource['respond'] =>
  (request, reply, address, headers) => {
    const send = (result: CacheResult<CachedResponse>) => {
      const renderId = getRequestedRenderId(request)
      const value = renderId === undefined ? result.value : selectFlight(address.key, result.value, renderId)
      sendPage(request, reply, { ...result, value }, headers)
    }
    const result = get(address, request)
    return result instanceof Promise ? result.then(send) : send(result)
  }

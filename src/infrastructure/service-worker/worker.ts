import type { Locale } from '#domain/shared/locale.ts'
import { RouterName } from '#infrastructure/next/router-names.ts'
import { staticFilesPrefix } from '#infrastructure/next/static-paths.ts'
import { getFilesCacheName, getPagesCacheName, isSiteCache } from './cache-names.ts'
import { deleteCaches } from './delete-caches.ts'
import { isPageMessage } from './page-message.ts'
import { createPageStore } from './page-store.ts'
import { createResponders } from './responders.ts'
import { isPage } from './is-storable.ts'
import type { WorkerTexts } from './stored-copies.ts'
import { workerGlobals, type FetchEvent } from './worker-globals.ts'

/** Set by the build. */
declare const BUILD_ID: string
declare const WORKER_TEXTS: Readonly<Record<Locale, WorkerTexts>>

const { origin } = location
const store = createPageStore({ build: BUILD_ID, origin, now: Date.now })
const responders = createResponders({ store, origin, texts: WORKER_TEXTS })

const ignoreErrors = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)

workerGlobals.addEventListener('install', event => {
  // Waiting until all tabs close would keep an old worker for weeks. The new worker can serve open pages of an older
  // build, because they load files by hash.
  void workerGlobals.skipWaiting()
  event.waitUntil(ignoreErrors(store.renew()))
})

const currentCacheNames: readonly string[] = [getPagesCacheName(BUILD_ID), getFilesCacheName(BUILD_ID)]

/** Chromium only: Firefox and WebKit answer navigation preload from the HTTP cache, even with a stale page. */
const preloadMethod = 'userAgentData' in navigator ? 'enable' : 'disable'

workerGlobals.addEventListener('activate', event => {
  event.waitUntil(ignoreErrors(deleteCaches(name => isSiteCache(name) && !currentCacheNames.includes(name))))
  event.waitUntil(ignoreErrors(Promise.resolve(workerGlobals.registration.navigationPreload?.[preloadMethod]())))
  event.waitUntil(ignoreErrors(workerGlobals.clients.claim()))
})

/** Messages are handled one after another, because each reads and writes the list of pages. */
let queue: Promise<unknown> = Promise.resolve()

workerGlobals.addEventListener('message', event => {
  const { data } = event
  if (!isPageMessage(data)) return
  const pages = store.openPages()
  queue = ignoreErrors(
    Promise.all([queue, ignoreErrors(pages)]).then(async () => store.handleMessage(await pages, data)),
  )
  event.waitUntil(queue)
})

function respond(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return undefined
  if (url.pathname.startsWith(staticFilesPrefix) || url.pathname.endsWith('.woff2')) return store.loadFile(request)
  const renderId = /^~(.+)$/.exec(url.searchParams.getAll(RouterName.flightQuery).at(-1) ?? '')?.[1]
  if (renderId) return store.loadFlight(renderId, () => fetch(request))
  const { headers } = request
  if (headers.has(RouterName.flightHeader)) {
    if (headers.has(RouterName.prefetchHeader) || headers.has(RouterName.segmentHeader)) return undefined
    const pageUrl = request.url.replace(new RegExp(`[?&]${RouterName.flightQuery}=[^?&]*$`), '')
    return isPage(url, origin) ? responders.respondToRouter(event, pageUrl) : undefined
  }
  return request.mode === 'navigate' && isPage(url, origin) ? responders.respondToNavigation(event) : undefined
}

workerGlobals.addEventListener('fetch', event => {
  const response = respond(event)
  if (response) event.respondWith(response)
})

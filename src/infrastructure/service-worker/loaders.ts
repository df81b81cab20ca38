import { nextFilesPrefix } from '#infrastructure/next/next-paths.ts'
import { RouterName } from '#infrastructure/next/router-names.ts'
import { getFilesCacheName } from './cache-names.ts'
import { isImmutable, isStorable } from './is-storable.ts'
import type { DocumentFacts } from './read-document.ts'
import { getFlightKey, matchOptions } from './stored-entries.ts'

const fetchTimeoutMs = 10_000

export const fetchInBackground = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { priority: 'low', signal: AbortSignal.timeout(fetchTimeoutMs), ...options })

export const cancelBody = (response: Response): void => void response.body?.cancel().catch(() => undefined)

/** The inline script uses the same URL, so an HTTP cache may already have the flight data. */
const fetchFlight = (url: string, renderId: string) =>
  fetchInBackground(`${url}${url.includes('?') ? '' : '?'}&${RouterName.flightQuery}=~${renderId}`, {
    headers: { [RouterName.flightHeader]: '1' },
  })

async function loadEntry(
  cachePromise: Promise<Cache>,
  key: string,
  fetchMissing: () => Promise<Response>,
  mayBeStored: (response: Response) => boolean,
): Promise<Response> {
  const cache = await cachePromise.catch(() => undefined)
  const stored = await cache?.match(key, matchOptions).catch(() => undefined)
  if (stored) return stored
  const response = await fetchMissing()
  if (cache && mayBeStored(response)) void cache.put(key, response.clone()).catch(() => undefined)
  return response
}

/** Entries need no revalidation: a render id, or the URL of a file, always identifies the same content. */
export function createLoaders(build: string, origin: string) {
  const openFiles = () => caches.open(getFilesCacheName(build))
  return {
    loadFlight: (pages: Promise<Cache>, renderId: string, fetchMissing: () => Promise<Response>) =>
      loadEntry(pages, getFlightKey(origin, renderId), fetchMissing, isStorable),

    loadFile: (request: Request) => loadEntry(openFiles(), request.url, () => fetch(request), isImmutable),

    /** Rejects a response that may not be stored, such as an error or the data of another render. */
    async storeFlight(pages: Cache, url: string, { renderId }: DocumentFacts): Promise<void> {
      if (renderId === undefined) return
      const key = getFlightKey(origin, renderId)
      if (await pages.match(key, matchOptions)) return
      const response = await fetchFlight(url, renderId)
      if (isStorable(response)) return pages.put(key, response)
      cancelBody(response)
      throw new Error(response.statusText)
    },

    async listLaterFiles(paths: readonly string[]): Promise<readonly string[]> {
      const cache = await openFiles()
      const scripts = await Promise.all(
        paths.map(async path => (await (await cache.match(origin + path, matchOptions))?.text()) ?? ''),
      )
      return [...new Set(scripts.join().match(/\bstatic\/chunks\/[\w~.-]+\.(?:js|css)/g))].map(
        name => origin + nextFilesPrefix + name,
      )
    },

    /** At the end, rejects if a response was an error, such as the 404 of an instance of another build. */
    async storeFiles(urls: readonly string[]): Promise<void> {
      const cache = await openFiles()
      const failedUrls: string[] = []
      for (const url of urls) {
        if (await cache.match(url, matchOptions)) continue
        const response = await fetchInBackground(url)
        if (isImmutable(response)) await cache.put(url, response)
        else cancelBody(response)
        if (!response.ok) failedUrls.push(url)
      }
      if (failedUrls.length > 0) throw new Error(failedUrls.join(' '))
    },
  }
}

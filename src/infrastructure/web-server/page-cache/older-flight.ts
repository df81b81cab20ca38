import { LRUCache } from 'lru-cache'
import { getRenderId, getBodySize, type Body, type CachedResponse } from './cached-response.ts'

export interface OlderFlightStore {
  readonly store: (key: string, replacedPage: CachedResponse, replacement: CachedResponse) => void
  /** `page` may be an error page that replaced the requested render, so its status becomes 200. */
  readonly selectFlight: (key: string, page: CachedResponse, renderId: string) => CachedResponse
}

/** A document from a shared cache or the browser's history requests the flight data of its own render by id. */
export function createOlderFlightStore(bytes: number): OlderFlightStore {
  const bodies = new LRUCache<string, Body>({ maxSize: bytes, sizeCalculation: getBodySize })
  return {
    store(key, { flight }, replacement) {
      if (!flight || replacement.flight?.etag === flight.etag) return
      bodies.set(`${getRenderId(flight)} ${key}`, flight)
    },
    selectFlight(key, page, renderId) {
      if (page.flight && getRenderId(page.flight) === renderId) return page
      const flight = bodies.get(`${renderId} ${key}`)
      return flight ? { ...page, status: 200, flight } : page
    },
  }
}

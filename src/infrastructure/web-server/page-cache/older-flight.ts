import { LRUCache } from 'lru-cache'
import { getRenderName, getBodySize, type Body, type CachedResponse } from './cached-response.ts'

export interface OlderFlight {
  /** Keeps the flight data of a replaced page, if they differ. */
  readonly keep: (key: string, replaced: CachedResponse, by: CachedResponse) => void
  /** The page with the flight data of the requested render, if still kept. */
  readonly restoreFlight: (key: string, page: CachedResponse, render: string) => CachedResponse
}

/**
 * Flight data of earlier renders. A document may be rendered again while visitors read it, be in shared caches, or
 * come back from history; it then requests the flight data of its render by name.
 */
export function createOlderFlight(bytes: number): OlderFlight {
  const bodies = new LRUCache<string, Body>({ maxSize: bytes, sizeCalculation: getBodySize })
  return {
    keep(key, { flight }, by) {
      if (!flight || by.flight?.etag === flight.etag) return
      bodies.set(`${getRenderName(flight)} ${key}`, flight)
    },
    restoreFlight(key, page, render) {
      if (!page.flight || getRenderName(page.flight) === render) return page
      const flight = bodies.get(`${render} ${key}`)
      return flight ? { ...page, flight } : page
    },
  }
}

import { LRUCache } from 'lru-cache'
import { renderNameOf, sizeOf, type Body, type CachedResponse } from './cached-response.ts'

export interface OlderFlight {
  /** Keeps the flight data of a page that another render has replaced, if they differ. */
  readonly keep: (key: string, replaced: CachedResponse, by: CachedResponse) => void
  /** The page with the flight data of the render that is asked for, if they are still here. */
  readonly inPage: (key: string, page: CachedResponse, render: string) => CachedResponse
}

/**
 * Flight data of the last renders. A document is rendered once more while people read it, stands in shared caches, or
 * comes back from history: it then asks for the flight data of its own render, by name.
 */
export function olderFlight(bytes: number): OlderFlight {
  const bodies = new LRUCache<string, Body>({ maxSize: bytes, sizeCalculation: sizeOf })
  return {
    keep(key, { rsc }, by) {
      if (!rsc || by.rsc?.etag === rsc.etag) return
      bodies.set(`${renderNameOf(rsc)} ${key}`, rsc)
    },
    inPage(key, page, render) {
      if (!page.rsc || renderNameOf(page.rsc) === render) return page
      const rsc = bodies.get(`${render} ${key}`)
      return rsc ? { ...page, rsc } : page
    },
  }
}

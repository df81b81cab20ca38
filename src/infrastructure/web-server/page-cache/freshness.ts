/**
 * TTLs in seconds, except those of routes (`routes.ts`). After its TTL an entry is stale: served at once, and revalidated in the
 * background.
 */
export const ttl = {
  filteredList: 60,
  sharedQuery: 300,
  shareImage: 86_400,
  sitemap: 86_400,
  notFound: 60,
} as const

/** How long (seconds) a stale entry is still served while revalidation fails. */
export const staleIfErrorFor = 86_400

/** How long (seconds) to wait after a failed revalidation before the next one. */
export const revalidationPause = 5

export interface Freshness {
  /** Seconds. */
  readonly ttl: number
  /** Epoch milliseconds. */
  readonly producedAt: number
  /** Invalidated by a mutation: served only if no new value can be produced. */
  readonly invalidated: boolean
  /** When the last revalidation failed. */
  readonly failedAt?: number
}

/** What to do with a cached entry: serve it, serve it and revalidate in the background, revalidate first, or drop it. */
export function decide(entry: Freshness, now: number): 'serve' | 'serve-and-revalidate' | 'revalidate' | 'expired' {
  // The age is negative only if an instance with a different clock wrote the entry.
  const isWithin = (since: number, seconds: number) => now >= since && now - since < seconds * 1000
  if (now - entry.producedAt >= (entry.ttl + staleIfErrorFor) * 1000) return 'expired'
  if (!entry.invalidated && isWithin(entry.producedAt, entry.ttl)) return 'serve'
  const failedRecently = entry.failedAt !== undefined && isWithin(entry.failedAt, revalidationPause)
  if (failedRecently) return 'serve'
  return entry.invalidated ? 'revalidate' : 'serve-and-revalidate'
}

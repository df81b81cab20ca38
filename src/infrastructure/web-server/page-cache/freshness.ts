/** In seconds. The TTLs of routes are in `routes.ts`. */
export const ttl = {
  filteredList: 60,
  sharedQuery: 300,
  shareImage: 86_400,
  sitemap: 86_400,
  notFound: 60,
} as const

export const staleIfErrorSeconds = 86_400

export const revalidationPauseSeconds = 5

export interface Freshness {
  /** Seconds. */
  readonly ttl: number
  /** Epoch milliseconds. */
  readonly producedAt: number
  /** An invalidated entry is served only if no new value can be produced. */
  readonly isInvalidated: boolean
  /** Epoch milliseconds of the last failed revalidation. */
  readonly failedAt?: number | undefined
}

export function chooseCacheAction(
  entry: Freshness,
  now: number,
): 'serve' | 'serve-and-revalidate' | 'revalidate' | 'expired' {
  // The age is negative only if an instance with a different clock wrote the entry.
  const isWithin = (since: number, seconds: number) => now >= since && now - since < seconds * 1000
  if (now - entry.producedAt >= (entry.ttl + staleIfErrorSeconds) * 1000) return 'expired'
  if (!entry.isInvalidated && isWithin(entry.producedAt, entry.ttl)) return 'serve'
  const hasFailedRecently = entry.failedAt !== undefined && isWithin(entry.failedAt, revalidationPauseSeconds)
  if (hasFailedRecently) return 'serve'
  return entry.isInvalidated ? 'revalidate' : 'serve-and-revalidate'
}

export interface StoredPageFacts {
  readonly url: string
  /** Unix time in milliseconds. */
  readonly storedAt: number
  readonly bytes: number
}

export const maxPages = 60
export const maxBytes = 20 * 1_048_576
const maxAgeMs = 30 * 24 * 3_600_000

export const isExpired = (storedAt: number, now: number): boolean => now - storedAt > maxAgeMs

export function choosePagesToEvict(
  pages: readonly StoredPageFacts[],
  protectedUrls: ReadonlySet<string>,
  now: number,
): readonly string[] {
  const isProtected = ({ url }: StoredPageFacts) => protectedUrls.has(url)
  let pageCount = 0
  let totalBytes = pages.filter(isProtected).reduce((total, { bytes }) => total + bytes, 0)
  return pages
    .filter(page => !isProtected(page))
    .toSorted((a, b) => b.storedAt - a.storedAt)
    .filter(({ storedAt, bytes }) => {
      pageCount += 1
      totalBytes += bytes
      return isExpired(storedAt, now) || pageCount > maxPages || totalBytes > maxBytes
    })
    .map(({ url }) => url)
}

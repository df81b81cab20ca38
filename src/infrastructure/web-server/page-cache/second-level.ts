import { withTimeout } from '#infrastructure/runtime/with-timeout.ts'
import { decide } from './freshness.ts'
import { getResponseSize, type CachedResponse } from './cached-response.ts'
import type { Produced, Urgency } from './swr-cache.ts'

/** A finished page outside of this process. */
export interface KeptPage {
  readonly value: CachedResponse
  /** Seconds. */
  readonly ttl: number
  /** Milliseconds of the clock. */
  readonly producedAt: number
  /** Invalidated by a mutation, or of another build: served only if no new page can be produced. */
  readonly isOutdated: boolean
}

/** The version under which a new page may be written, and the page. */
export interface Found {
  readonly version: string
  readonly page?: KeptPage
}

/** Finished pages that outlive a process and that all instances of a build share. */
export interface SecondLevel {
  /** Undefined: not to be reached in time. Then `later` has what comes in after all, for a render that fails. */
  readonly read: (key: string) => {
    readonly inTime: Promise<Found | undefined>
    readonly later: () => Promise<Found | undefined>
  }
  readonly write: (key: string, page: Omit<KeptPage, 'isOutdated'>, version: string) => void
  /** Keeps a page of unknown version where there is none: for renders that fail, as an outdated one. */
  readonly writeOutdated: (key: string, page: Omit<KeptPage, 'isOutdated'>) => void
  /** A page of another build whose files are still served. */
  readonly readOtherBuild: (key: string) => Promise<KeptPage | undefined>
}

interface Options {
  readonly pages: SecondLevel
  readonly key: string
  readonly urgency: Urgency
  readonly render: () => Promise<Produced<CachedResponse>>
  readonly now: () => number
  /** Milliseconds that a failed render waits for what `later` and other builds have. */
  readonly timeoutMs: number
}

/**
 * Takes a page from the second level if one is there, else renders it and writes it there. A failed render falls back to
 * whatever the second level has.
 */
export async function readThroughSecondLevel({
  pages,
  key,
  urgency,
  render,
  now,
  timeoutMs,
}: Options): Promise<Produced<CachedResponse>> {
  const asked = pages.read(key)
  const found = await asked.inTime.catch(ignore)
  const kept = found?.page
  const decision = decidePage(kept, now())
  if (kept && (decision === 'serve' || (decision === 'serve-and-revalidate' && urgency === 'first')))
    return toEntry(kept)
  const late = found ? Promise.resolve(found) : asked.later().catch(ignore)
  const produced = await render()
  if (produced.partition === 'pages') {
    const page = { value: produced.value, ttl: produced.ttl, producedAt: now() }
    // Valid only under a version that was known before the render: a later one may be that of a mutation which the render missed.
    if (found) pages.write(key, page, found.version)
    else pages.writeOutdated(key, page)
  }
  if (produced.partition !== 'none') return produced
  // At once, since somebody waits.
  const [last, other] = await Promise.all([
    withTimeout(late, timeoutMs, undefined),
    produced.value.status >= 500
      ? withTimeout(pages.readOtherBuild(key).catch(ignore), timeoutMs, undefined)
      : undefined,
  ])
  if (last?.page && decidePage(last.page, now()) !== 'expired') return { ...toEntry(last.page), fallback: last.page }
  return other ? { ...toEntry(other), fallback: other } : produced
}

const ignore = () => undefined

const decidePage = (page: KeptPage | undefined, now: number) =>
  page ? decide({ ...page, invalidated: page.isOutdated }, now) : 'expired'

const toEntry = ({ value, ttl, producedAt }: KeptPage) =>
  ({ partition: 'pages', value, bytes: getResponseSize(value), ttl, producedAt }) as const

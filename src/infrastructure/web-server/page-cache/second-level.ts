import { withTimeout } from '#infrastructure/runtime/with-timeout.ts'
import { decide } from './freshness.ts'
import { getResponseSize, type CachedResponse } from './cached-response.ts'
import type { Produced, Urgency } from './swr-cache.ts'

export interface KeptPage {
  readonly value: CachedResponse
  /** Seconds. */
  readonly ttl: number
  /** Epoch milliseconds. */
  readonly producedAt: number
  /** Invalidated by a mutation or from another build: served only if rendering fails. */
  readonly isOutdated: boolean
}

/** A new page is written with this version. */
export interface Found {
  readonly version: string
  readonly page?: KeptPage
}

/** Finished pages that outlive the process, shared by all instances of a build. */
export interface SecondLevel {
  /** `inTime` is undefined after the timeout; `later` resolves to the late answer, as a fallback for a failed render. */
  readonly read: (key: string) => {
    readonly inTime: Promise<Found | undefined>
    readonly later: () => Promise<Found | undefined>
  }
  readonly write: (key: string, page: Omit<KeptPage, 'isOutdated'>, version: string) => void
  /** Stores a page of unknown version as outdated, unless the key has one. */
  readonly writeOutdated: (key: string, page: Omit<KeptPage, 'isOutdated'>) => void
  readonly readOtherBuild: (key: string) => Promise<KeptPage | undefined>
}

interface Options {
  readonly pages: SecondLevel
  readonly key: string
  readonly urgency: Urgency
  readonly render: () => Promise<Produced<CachedResponse>>
  readonly now: () => number
  /** Milliseconds that a failed render waits for `later` and other builds. */
  readonly timeoutMs: number
}

/**
 * Reads a page from the second level, otherwise renders and writes it. A failed render falls back to
 * an outdated page of the second level.
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
    // Needs the version from before the render: a later one may belong to a mutation that the render missed.
    if (found) pages.write(key, page, found.version)
    else pages.writeOutdated(key, page)
  }
  if (produced.partition !== 'none') return produced
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

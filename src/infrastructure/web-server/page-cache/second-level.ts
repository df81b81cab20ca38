import { decide } from './freshness.ts'
import { bytesOf, type CachedResponse } from './cached-response.ts'
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
  /** Undefined: not to be reached in time. Then `later` has what comes in after all, and nobody waits for it. */
  readonly read: (key: string) => {
    readonly inTime: Promise<Found | undefined>
    readonly later: () => Promise<Found | undefined>
  }
  readonly write: (key: string, page: Omit<KeptPage, 'isOutdated'>, version: string) => void
  /** A page of another build whose files are still served. */
  readonly readOtherBuild: (key: string) => Promise<KeptPage | undefined>
}

/** Milliseconds that a failed render waits for what `later` has. */
const readTimeout = 20

interface Options {
  readonly pages: SecondLevel
  readonly key: string
  readonly urgency: Urgency
  readonly render: () => Promise<Produced<CachedResponse>>
  readonly now: () => number
}

/**
 * Takes a page from the second level if one is there, else renders it and writes it there. A failed render falls back to
 * whatever the second level has.
 */
export async function throughSecondLevel({
  pages,
  key,
  urgency,
  render,
  now,
}: Options): Promise<Produced<CachedResponse>> {
  const asked = pages.read(key)
  const found = await asked.inTime
  const kept = found?.page
  const decision = decisionOf(kept, now())
  if (kept && (decision === 'serve' || (decision === 'serve-and-revalidate' && urgency === 'first')))
    return entryOf(kept)
  // Asked before the render: a mutation meanwhile makes another version.
  const late = found ? Promise.resolve(found) : asked.later()
  const produced = await render()
  if (produced.partition === 'pages') {
    const page = { value: produced.value, ttl: produced.ttl, producedAt: now() }
    void late.then(known => known && pages.write(key, page, known.version))
  }
  if (produced.partition !== 'none') return produced
  const last = (await soon(late))?.page
  if (last && decisionOf(last, now()) !== 'expired') return { ...entryOf(last), fallback: last }
  const other = produced.value.status >= 500 ? await pages.readOtherBuild(key) : undefined
  return other ? { ...entryOf(other), fallback: other } : produced
}

const decisionOf = (page: KeptPage | undefined, now: number) =>
  page ? decide({ ...page, invalidated: page.isOutdated }, now) : 'expired'

const soon = <T>(result: Promise<T>): Promise<T | undefined> =>
  Promise.race([result, new Promise<undefined>(resolve => setTimeout(resolve, readTimeout, undefined))])

const entryOf = ({ value, ttl, producedAt }: KeptPage) =>
  ({ partition: 'pages', value, bytes: bytesOf(value), ttl, producedAt }) as const

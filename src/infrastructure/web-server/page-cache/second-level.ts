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

/** Finished pages that outlive a process and that all instances of a build share. */
export interface SecondLevel {
  /** The page, and the version under which a new one may be written; undefined: not to be reached. */
  readonly read: (key: string) => Promise<{ readonly version: string; readonly page?: KeptPage } | undefined>
  /** The version alone, however long that takes. */
  readonly versionOf: (key: string) => Promise<string | undefined>
  readonly write: (key: string, page: Omit<KeptPage, 'isOutdated'>, version: string) => void
  /** A page of another build whose files are still served. */
  readonly readOtherBuild: (key: string) => Promise<KeptPage | undefined>
}

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
  const found = await pages.read(key)
  const kept = found?.page
  const decision = kept ? decide({ ...kept, invalidated: kept.isOutdated }, now()) : 'expired'
  if (kept && (decision === 'serve' || (decision === 'serve-and-revalidate' && urgency === 'first')))
    return entryOf(kept)
  // Asked before the render: a mutation meanwhile makes another one.
  const version = found ? undefined : pages.versionOf(key)
  const produced = await render()
  if (produced.partition === 'pages') {
    const { value, ttl } = produced
    const page = { value, ttl, producedAt: now() }
    if (found) pages.write(key, page, found.version)
    else void version?.then(known => known !== undefined && pages.write(key, page, known))
  }
  if (produced.partition !== 'none') return produced
  // Not reached before the render, it may be by now.
  const last = found ? kept : (await pages.read(key))?.page
  if (last && decide({ ...last, invalidated: true }, now()) !== 'expired') return { ...entryOf(last), fallback: last }
  const other = produced.value.status >= 500 ? await pages.readOtherBuild(key) : undefined
  return other ? { ...entryOf(other), fallback: other } : produced
}

const entryOf = ({ value, ttl, producedAt }: KeptPage) =>
  ({ partition: 'pages', value, bytes: bytesOf(value), ttl, producedAt }) as const

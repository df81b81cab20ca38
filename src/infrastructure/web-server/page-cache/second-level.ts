import { withTimeout } from '#infrastructure/runtime/with-timeout.ts'
import { chooseCacheAction } from './freshness.ts'
import { getResponseSize, type CachedResponse } from './cached-response.ts'
import type { RenderResult, Urgency } from './swr-cache.ts'

export interface SharedPage {
  readonly value: CachedResponse
  /** Seconds. */
  readonly ttl: number
  /** Epoch milliseconds. */
  readonly producedAt: number
  /** Invalidated, of an unknown version or from another build: served only if rendering fails. */
  readonly isOutdated: boolean
}

/** Pass `version` to `write` with the page that is rendered after this read. */
export interface SecondLevelEntry {
  readonly version: string
  readonly page?: SharedPage
}

/** Finished pages that outlive the process, shared by all instances of a build. */
export interface SecondLevel {
  /** `entry` resolves to undefined if the read fails or times out; `getLateEntry` waits without this timeout. */
  readonly read: (key: string) => {
    readonly entry: Promise<SecondLevelEntry | undefined>
    readonly getLateEntry: () => Promise<SecondLevelEntry | undefined>
  }
  readonly write: (key: string, page: Omit<SharedPage, 'isOutdated'>, version: string) => void
  /** Stores a page of unknown version as outdated, unless the key has a page. */
  readonly writeOutdated: (key: string, page: Omit<SharedPage, 'isOutdated'>) => void
  /** Also invalidates the other pages of the path. */
  readonly remove: (key: string) => void
  readonly readOtherBuild: (key: string) => Promise<SharedPage | undefined>
}

interface Options {
  readonly secondLevel: SecondLevel
  readonly key: string
  readonly urgency: Urgency
  readonly render: () => Promise<RenderResult<CachedResponse>>
  readonly now: () => number
  /** Milliseconds that a failed render waits for the late entry and for other builds. */
  readonly timeoutMs: number
}

export async function readThroughSecondLevel({
  secondLevel,
  key,
  urgency,
  render,
  now,
  timeoutMs,
}: Options): Promise<RenderResult<CachedResponse>> {
  const lookup = secondLevel.read(key)
  const entry = await lookup.entry.catch(ignoreError)
  const sharedPage = entry?.page
  const action = choosePageAction(sharedPage, now())
  if (sharedPage && (action === 'serve' || (action === 'serve-and-revalidate' && urgency === 'first')))
    return toRenderResult(sharedPage)
  const lateEntry = entry ? Promise.resolve(entry) : lookup.getLateEntry().catch(ignoreError)
  const result = await render()
  if (result.partition === 'pages') {
    const page = { value: result.value, ttl: result.ttl, producedAt: now() }
    // Only the version from before the render is valid: a later one may belong to a mutation that the render missed.
    if (entry) secondLevel.write(key, page, entry.version)
    else secondLevel.writeOutdated(key, page)
  }
  // A 404 removes a stored page. Without one, nothing is written, because the address may be made up.
  if (result.partition === 'missing')
    void lateEntry.then(stored => stored?.page && secondLevel.remove(key)).catch(ignoreError)
  if (result.partition !== 'none') return result
  const [lastEntry, otherPage] = await Promise.all([
    withTimeout(lateEntry, timeoutMs, undefined),
    result.value.status >= 500
      ? withTimeout(secondLevel.readOtherBuild(key).catch(ignoreError), timeoutMs, undefined)
      : undefined,
  ])
  if (lastEntry?.page && choosePageAction(lastEntry.page, now()) !== 'expired')
    return { ...toRenderResult(lastEntry.page), fallback: lastEntry.page }
  return otherPage ? { ...toRenderResult(otherPage), fallback: otherPage } : result
}

const ignoreError = () => undefined

const choosePageAction = (page: SharedPage | undefined, now: number) =>
  page ? chooseCacheAction({ ...page, isInvalidated: page.isOutdated }, now) : 'expired'

const toRenderResult = ({ value, ttl, producedAt }: SharedPage) =>
  ({ partition: 'pages', value, bytes: getResponseSize(value), ttl, producedAt }) as const

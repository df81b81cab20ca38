import { beforeAll, expect, it } from 'vitest'
import { createBody, type CachedResponse } from './cached-response.ts'
import { readThroughSecondLevel, type SecondLevelEntry, type SharedPage, type SecondLevel } from './second-level.ts'
import type { RenderResult, Urgency } from './swr-cache.ts'

let page: CachedResponse
let failure: RenderResult<CachedResponse>
beforeAll(async () => {
  const document = await createBody('text/html', 'page')
  page = { status: 200, document, maxAge: 60 }
  failure = { partition: 'none', value: { status: 503, document, maxAge: 'never' } }
})

const now = 100_000
const options = { key: '/kazan', urgency: 'first', now: () => now, timeoutMs: 10 } as const
const createSharedPage = (age: number, isOutdated = false): SharedPage => ({
  value: page,
  ttl: 60,
  producedAt: now - age * 1000,
  isOutdated,
})
const createRenderResult = (): RenderResult<CachedResponse> => ({ partition: 'pages', value: page, bytes: 1, ttl: 60 })

const emptySecondLevel: SecondLevel = {
  read: () => ({ entry: Promise.resolve({ version: 'v' }), getLateEntry: () => Promise.resolve(undefined) }),
  write: () => undefined,
  writeOutdated: () => undefined,
  remove: () => undefined,
  readOtherBuild: () => Promise.resolve(undefined),
}

interface StoredEntries {
  readonly entry?: SecondLevelEntry
  readonly lateEntry?: SecondLevelEntry
  readonly otherPage?: SharedPage
}
function readPage(
  { entry, lateEntry, otherPage }: StoredEntries,
  result: RenderResult<CachedResponse>,
  urgency: Urgency = 'first',
) {
  const writtenVersions: string[] = []
  const outdatedKeys: string[] = []
  const writtenPages: unknown[] = []
  const removedKeys: string[] = []
  let lateReads = 0
  let renders = 0
  const secondLevel: SecondLevel = {
    read: () => ({
      entry: Promise.resolve(entry),
      getLateEntry: () => {
        lateReads += 1
        return Promise.resolve(lateEntry)
      },
    }),
    write: (_key, writtenPage, version) => {
      writtenVersions.push(version)
      writtenPages.push(writtenPage)
    },
    writeOutdated: (key, writtenPage) => {
      outdatedKeys.push(key)
      writtenPages.push(writtenPage)
    },
    remove: key => void removedKeys.push(key),
    readOtherBuild: () => Promise.resolve(otherPage),
  }
  const render = () => {
    renders += 1
    return Promise.resolve(result)
  }
  return {
    served: readThroughSecondLevel({ ...options, secondLevel, urgency, render }),
    writtenVersions,
    outdatedKeys,
    writtenPages,
    removedKeys,
    countRenders: () => renders,
    countLateReads: () => lateReads,
  }
}

it('serves a fresh or stale page with its age instead of rendering', async () => {
  for (const age of [10, 70]) {
    const lookup = readPage({ entry: { version: 'v', page: createSharedPage(age) } }, createRenderResult())
    expect(await lookup.served).toMatchObject({ partition: 'pages', producedAt: now - age * 1000 })
    expect([lookup.countRenders(), lookup.writtenVersions]).toEqual([0, []])
  }
})

it('renders a stale page again for a revalidation, and stores the result with its time', async () => {
  const lookup = readPage({ entry: { version: 'v', page: createSharedPage(70) } }, createRenderResult(), 'revalidation')
  expect(await lookup.served).toEqual(createRenderResult())
  expect([lookup.countRenders(), lookup.writtenVersions, lookup.countLateReads()]).toEqual([1, ['v'], 0])
  expect(lookup.writtenPages).toEqual([{ value: page, ttl: 60, producedAt: now }])
})

it('removes the stored page of an address that became a 404, and removes nothing if none was stored', async () => {
  const storedEntry = { version: 'v', page: createSharedPage(70) }
  const missingResult: RenderResult<CachedResponse> = { partition: 'missing', value: page, bytes: 1, ttl: 60 }
  for (const [entries, removedKeys] of [
    [{ entry: storedEntry }, ['/kazan']],
    [{ lateEntry: storedEntry }, ['/kazan']],
    [{ entry: { version: 'v' } }, []],
    [{}, []],
  ] as const) {
    const lookup = readPage(entries, missingResult, 'revalidation')
    expect(await lookup.served).toBe(missingResult)
    expect(lookup.removedKeys).toEqual(removedKeys)
  }
})

it('stores neither missing pages nor searches', async () => {
  for (const partition of ['missing', 'searches'] as const)
    for (const entries of [{}, { entry: { version: 'v' } }]) {
      const lookup = readPage(entries, { partition, value: page, bytes: 1, ttl: 60 })
      expect(await lookup.served).toMatchObject({ partition })
      expect(lookup.writtenPages).toEqual([])
    }
})

it('serves an incomplete page rather than a page of another build', async () => {
  const incompleteResult: RenderResult<CachedResponse> = { partition: 'none', value: { ...page, maxAge: 'never' } }
  expect(await readPage({ entry: { version: 'v' }, otherPage: createSharedPage(10) }, incompleteResult).served).toBe(
    incompleteResult,
  )
})

it('renders an outdated page again, and serves it if the render fails', async () => {
  const outdatedEntry = { version: 'v', page: createSharedPage(10, true) }
  const lookup = readPage({ entry: outdatedEntry }, createRenderResult())
  await lookup.served
  expect([lookup.countRenders(), lookup.writtenVersions]).toEqual([1, ['v']])
  expect(await readPage({ entry: outdatedEntry }, failure).served).toMatchObject({ fallback: { isOutdated: true } })
})

it('serves a late page if the render fails', async () => {
  expect(await readPage({ lateEntry: { version: 'late', page: createSharedPage(10) } }, failure).served).toHaveProperty(
    'fallback',
  )
})

it('writes a page as outdated if its version was not known before the render, because a mutation may have changed it', async () => {
  for (const entries of [{}, { lateEntry: { version: 'late' } }]) {
    const lookup = readPage(entries, createRenderResult())
    await lookup.served
    await Promise.resolve()
    expect([lookup.writtenVersions, lookup.outdatedKeys]).toEqual([[], ['/kazan']])
  }
})

it('renders if the second level fails', async () => {
  const fail = () => Promise.reject(new Error('broken'))
  const secondLevel: SecondLevel = {
    ...emptySecondLevel,
    read: () => ({ entry: fail(), getLateEntry: fail }),
    readOtherBuild: fail,
  }
  const readWithRender = (result: RenderResult<CachedResponse>) =>
    readThroughSecondLevel({ ...options, secondLevel, render: () => Promise.resolve(result) })
  const renderResult = createRenderResult()
  expect([await readWithRender(renderResult), await readWithRender(failure)]).toEqual([renderResult, failure])
})

it('serves the page of another build as a last resort, otherwise the failure', async () => {
  for (const status of [500, 503]) {
    const failureWithStatus = { ...failure, value: { ...failure.value, status } }
    expect(
      await readPage({ entry: { version: 'v' }, otherPage: createSharedPage(10, true) }, failureWithStatus).served,
    ).toHaveProperty('fallback')
  }
  expect(await readPage({ entry: { version: 'v' } }, failure).served).toBe(failure)
})

it('limits the wait for the page of another build, and serves one that arrives while the event loop is blocked', async () => {
  const readWithin = (otherPage: Promise<SharedPage | undefined>, ms: number) =>
    readThroughSecondLevel({
      ...options,
      secondLevel: { ...emptySecondLevel, readOtherBuild: () => otherPage },
      render: () => Promise.resolve(failure),
      timeoutMs: ms,
    })
  const pendingPromise = new Promise<undefined>(() => undefined)
  expect(await readWithin(pendingPromise, 1)).toBe(failure)
  const pageAfterBlock = new Promise<SharedPage>(resolve =>
    setTimeout(() => {
      const busyUntil = performance.now() + 20
      while (performance.now() < busyUntil);
      setImmediate(resolve, createSharedPage(10, true))
    }, 1),
  )
  expect(await readWithin(pageAfterBlock, 5)).toHaveProperty('fallback')
})

it('never serves an expired page', async () => {
  expect(await readPage({ entry: { version: 'v', page: createSharedPage(90_000) } }, failure).served).toBe(failure)
})

import { beforeAll, expect, it } from 'vitest'
import { createBody, type CachedResponse } from './cached-response.ts'
import { readThroughSecondLevel, type Found, type KeptPage, type SecondLevel } from './second-level.ts'
import type { Produced, Urgency } from './swr-cache.ts'

let page: CachedResponse
let failure: Produced<CachedResponse>
beforeAll(async () => {
  const document = await createBody('text/html', 'page')
  page = { status: 200, document, maxAge: 60 }
  failure = { partition: 'none', value: { status: 503, document, maxAge: 'never' } }
})

const now = 100_000
const timeoutMs = 10
const kept = (age: number, isOutdated = false): KeptPage => ({
  value: page,
  ttl: 60,
  producedAt: now - age * 1000,
  isOutdated,
})
const rendered = (): Produced<CachedResponse> => ({ partition: 'pages', value: page, bytes: 1, ttl: 60 })

interface Level {
  readonly inTime?: Found
  readonly later?: Found
  readonly other?: KeptPage
}
function ask({ inTime, later, other }: Level, produced: Produced<CachedResponse>, urgency: Urgency = 'first') {
  const written: string[] = []
  const outdated: string[] = []
  const pagesWritten: unknown[] = []
  let lateReads = 0
  let renders = 0
  const pages: SecondLevel = {
    read: () => ({
      inTime: Promise.resolve(inTime),
      later: () => {
        lateReads += 1
        return Promise.resolve(later)
      },
    }),
    write: (_key, finished, version) => {
      written.push(version)
      pagesWritten.push(finished)
    },
    writeOutdated: (key, finished) => {
      outdated.push(key)
      pagesWritten.push(finished)
    },
    readOtherBuild: () => Promise.resolve(other),
  }
  const render = () => {
    renders += 1
    return Promise.resolve(produced)
  }
  const answer = readThroughSecondLevel({ pages, key: '/kazan', urgency, render, now: () => now, timeoutMs })
  return { answer, written, outdated, pagesWritten, renders: () => renders, lateReads: () => lateReads }
}

it('serves a fresh or stale page with its true age instead of rendering', async () => {
  for (const age of [10, 70]) {
    const asked = ask({ inTime: { version: 'v', page: kept(age) } }, rendered())
    expect(await asked.answer).toMatchObject({ partition: 'pages', producedAt: now - age * 1000 })
    expect([asked.renders(), asked.written]).toEqual([0, []])
  }
})

it('revalidates a stale page in the background, and stores the result with its time', async () => {
  const asked = ask({ inTime: { version: 'v', page: kept(70) } }, rendered(), 'revalidation')
  expect(await asked.answer).toEqual(rendered())
  expect([asked.renders(), asked.written, asked.lateReads()]).toEqual([1, ['v'], 0])
  expect(asked.pagesWritten).toEqual([{ value: page, ttl: 60, producedAt: now }])
})

it('stores pages only, no endless addresses', async () => {
  for (const partition of ['missing', 'searches'] as const)
    for (const level of [{}, { inTime: { version: 'v' } }]) {
      const asked = ask(level, { partition, value: page, bytes: 1, ttl: 60 })
      expect(await asked.answer).toMatchObject({ partition })
      expect(asked.pagesWritten).toEqual([])
    }
})

it('serves an incomplete page rather than a page of another build', async () => {
  const incomplete: Produced<CachedResponse> = { partition: 'none', value: { ...page, maxAge: 'never' } }
  expect(await ask({ inTime: { version: 'v' }, other: kept(10) }, incomplete).answer).toBe(incomplete)
})

it('renders an outdated page again, and serves it if that fails', async () => {
  const outdated = { version: 'v', page: kept(10, true) }
  const asked = ask({ inTime: outdated }, rendered())
  await asked.answer
  expect([asked.renders(), asked.written]).toEqual([1, ['v']])
  expect(await ask({ inTime: outdated }, failure).answer).toMatchObject({ fallback: { isOutdated: true } })
})

it('serves a late page if the render fails', async () => {
  expect(await ask({ later: { version: 'late', page: kept(10) } }, failure).answer).toHaveProperty('fallback')
})

it('writes no valid page without a version from before the render, because a late one may belong to a mutation', async () => {
  for (const level of [{}, { later: { version: 'late' } }]) {
    const asked = ask(level, rendered())
    await asked.answer
    await Promise.resolve()
    expect([asked.written, asked.outdated]).toEqual([[], ['/kazan']])
  }
})

it('finds nothing if the second level fails', async () => {
  const broken = () => Promise.reject(new Error('broken'))
  const pages: SecondLevel = {
    read: () => ({ inTime: broken(), later: broken }),
    write: () => undefined,
    writeOutdated: () => undefined,
    readOtherBuild: broken,
  }
  const render = (produced: Produced<CachedResponse>) =>
    readThroughSecondLevel({
      pages,
      key: '/kazan',
      urgency: 'first',
      render: () => Promise.resolve(produced),
      now: () => now,
      timeoutMs,
    })
  const fresh = rendered()
  expect([await render(fresh), await render(failure)]).toEqual([fresh, failure])
})

it('serves the page of another build as the last resort, otherwise fails', async () => {
  for (const status of [500, 503]) {
    const failed = { ...failure, value: { ...failure.value, status } }
    expect(await ask({ inTime: { version: 'v' }, other: kept(10, true) }, failed).answer).toHaveProperty('fallback')
  }
  expect(await ask({ inTime: { version: 'v' } }, failure).answer).toBe(failure)
})

it('limits the wait for the page of another build', async () => {
  const asked = (other: Promise<KeptPage | undefined>, ms: number) =>
    readThroughSecondLevel({
      pages: {
        read: () => ({ inTime: Promise.resolve({ version: 'v' }), later: () => Promise.resolve(undefined) }),
        write: () => undefined,
        writeOutdated: () => undefined,
        readOtherBuild: () => other,
      },
      key: '/kazan',
      urgency: 'first',
      render: () => Promise.resolve(failure),
      now: () => now,
      timeoutMs: ms,
    })
  const never = new Promise<undefined>(() => undefined)
  expect(await asked(never, 1)).toBe(failure)
  // Blocks the event loop beyond the timeout.
  const arrived = new Promise<KeptPage>(resolve =>
    setTimeout(() => {
      const busyUntil = performance.now() + 20
      while (performance.now() < busyUntil);
      setImmediate(resolve, kept(10, true))
    }, 1),
  )
  expect(await asked(arrived, 5)).toHaveProperty('fallback')
})

it('never serves an expired page', async () => {
  expect(await ask({ inTime: { version: 'v', page: kept(90_000) } }, failure).answer).toBe(failure)
})

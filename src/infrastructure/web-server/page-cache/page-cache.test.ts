import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAddress } from '#infrastructure/web-server/address.ts'
import { createFakeNext } from '#infrastructure/web-server/testing/fake-next.ts'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { createBody } from './cached-response.ts'
import { readErrorAddress } from './error-address.ts'
import { createPageCache } from './page-cache.ts'
import type { SecondLevel } from './second-level.ts'

beforeEach(() => {
  installFakeRuntime()
})
afterEach(() => vi.useRealTimers())

function setUp(options: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const next = createFakeNext()
  const pages = createPageCache({
    renderNextUrl: next.renderNextUrl,
    findSimilarCities: async () => [],
    bytes: 1_000_000,
    maxConcurrentRenders: 2,
    renderTimeoutMs: 15_000,
    ...options,
  })
  const get = async (path: string) => {
    const address = readAddress(path)
    if (typeof address === 'string') throw new Error(address)
    return pages.get(address)
  }
  return { next, pages, get }
}

it('shares pages and shared queries with other instances, but not searches or unknown paths', async () => {
  const read = vi.fn<SecondLevel['read']>(() => ({
    entry: Promise.resolve({ version: 'v' }),
    getLateEntry: () => Promise.resolve(undefined),
  }))
  const write = vi.fn<SecondLevel['write']>()
  const otherCommands = { writeOutdated: vi.fn(), remove: vi.fn(), readOtherBuild: () => Promise.resolve(undefined) }
  const secondLevel = { read, write, ...otherCommands }
  const { pages, get } = setUp({ secondLevel })
  for (const path of ['/kazan', '/profiles?page=2', '/kazan/specialists?sort=new', '/nope/nope']) await get(path)
  const document = await createBody('application/json', '{}')
  const value = { status: 200, document, maxAge: 60 }
  await pages.runSharedQuery('/use-cases/listRegions', () =>
    Promise.resolve({ partition: 'pages', value, bytes: 9, ttl: 60 }),
  )
  const sharedKeys = ['/kazan', '/profiles?page=2', '/use-cases/listRegions']
  expect(read.mock.calls.map(([key]) => key)).toEqual(sharedKeys)
  expect(write.mock.calls.map(([key, , version]) => [key, version])).toEqual(sharedKeys.map(key => [key, 'v']))
})

it('limits searches and missing pages to an eighth of the memory each', async () => {
  const { next, pages, get } = setUp({ bytes: 80_000 })
  for (let number = 1; number <= 40; number += 1) {
    await get(`/profiles/${number}`)
    await get(`/profiles?price_to=${number}`)
    next.setDeviations(`/profiles?page=${number + 1}`, { isPastEnd: true })
    await get(`/profiles?page=${number + 1}`)
  }
  const { pages: pageCount, pagesBytes, searches, missing } = pages.getSizes()
  expect(pagesBytes).toBeLessThanOrEqual(80_000)
  const averageBytes = pagesBytes / pageCount
  for (const count of [searches, missing]) {
    expect(count * averageBytes).toBeLessThan(11_000)
    expect(count * averageBytes).toBeGreaterThan(7000)
  }
})

it('shares one render per path, and limits concurrent renders', async () => {
  // A slow machine must not trigger the timeout of the queue.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { next, pages, get } = setUp()
  let releaseRenders: () => void = () => undefined
  void next.holdRenders(new Promise(resolve => (releaseRenders = resolve)))
  const requests = ['/kazan', '/kazan', '/perm', '/tver'].map(get)
  await expect.poll(() => pages.getRenderCounts()).toEqual({ running: 2, queued: 1, stuck: 0 })
  releaseRenders()
  await Promise.all(requests)
  expect([next.renderedUrls, next.concurrency.max]).toEqual([['/kazan', '/perm', '/tver'], 2])
})

it('logs the hash of an unknown inline script, and counts it', async () => {
  const error = vi.fn()
  installFakeRuntime({ logger: { info: () => undefined, warn: () => undefined, error } })
  const { next, pages, get } = setUp()
  next.setDeviations('/kazan', { script: 'alert(1)' })
  for (const path of ['/kazan', '/perm']) await get(path)
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
  expect([pages.countUnknownScripts(), error.mock.calls]).toEqual([1, [['unknown inline script', { hash }]]])
})

it('renders an error page with a path or a request id anew each time, and stores others in memory', async () => {
  const { next, pages } = setUp()
  const error = { status: 503, message: 'Service Unavailable' }
  const [pageWithPath, pageWithId] = [
    { ...error, path: '/en/kazan' },
    { ...error, requestId: 'a1' },
  ]
  for (let attempt = 0; attempt < 2; attempt += 1)
    for (const page of [pageWithPath, pageWithId, error])
      expect(await pages.renderErrorPage('en', page)).toMatchObject({ status: 503, maxAge: 'never' })
  expect(next.renderedUrls.map(address => readErrorAddress(address.split('/').at(-1) ?? ''))).toEqual([
    pageWithPath,
    pageWithId,
    error,
    pageWithPath,
    pageWithId,
  ])
  expect(next.requestIds[1]).toBe('a1')
})

import { beforeEach, expect, it, vi } from 'vitest'
import { readAddress } from '#infrastructure/web-server/address.ts'
import { createFakeNext } from '#infrastructure/web-server/testing/fake-next.ts'
import { createFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { createBody } from './cached-response.ts'
import { readErrorAddress } from './error-address.ts'
import { createPageCache } from './page-cache.ts'
import type { SecondLevel } from './second-level.ts'

beforeEach(() => {
  createFakeRuntime()
})

function given(options: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const next = createFakeNext()
  const pages = createPageCache({
    ask: next.ask,
    findSimilarCities: async () => [],
    bytes: 1_000_000,
    rendersAtOnce: 2,
    ...options,
  })
  const get = async (path: string) => {
    const address = readAddress(path)
    if (typeof address === 'string') throw new Error(address)
    return pages.get(address)
  }
  return { next, pages, get }
}

it('shares pages and shared queries with other instances, but no endless addresses', async () => {
  const read = vi.fn<SecondLevel['read']>(() => ({
    inTime: Promise.resolve({ version: 'v' }),
    later: () => Promise.resolve(undefined),
  }))
  const write = vi.fn<SecondLevel['write']>()
  const secondLevel = { read, write, writeOutdated: vi.fn(), readOtherBuild: () => Promise.resolve(undefined) }
  const { pages, get } = given({ secondLevel })
  for (const path of ['/kazan', '/profiles?page=2', '/kazan/specialists?sort=new', '/nope/nope']) await get(path)
  const document = await createBody('application/json', '{}')
  const value = { status: 200, document, maxAge: 60 }
  await pages.sharedQuery('/use-cases/listRegions', () =>
    Promise.resolve({ partition: 'pages', value, bytes: 9, ttl: 60 }),
  )
  const shared = ['/kazan', '/profiles?page=2', '/use-cases/listRegions']
  expect(read.mock.calls.map(([key]) => key)).toEqual(shared)
  expect(write.mock.calls.map(([key, , version]) => [key, version])).toEqual(shared.map(key => [key, 'v']))
})

it('limits searches and missing pages to an eighth of the memory each', async () => {
  const { next, pages, get } = given({ bytes: 80_000 })
  for (let number = 1; number <= 40; number += 1) {
    await get(`/profiles/${number}`)
    await get(`/profiles?price_to=${number}`)
    next.plan(`/profiles?page=${number + 1}`, { pastEnd: true })
    await get(`/profiles?page=${number + 1}`)
  }
  const { pages: kept, pagesBytes, searches, missing } = pages.sizes()
  expect(pagesBytes).toBeLessThanOrEqual(80_000)
  const each = pagesBytes / kept
  for (const count of [searches, missing]) {
    expect(count * each).toBeLessThan(11_000)
    expect(count * each).toBeGreaterThan(7000)
  }
})

it('shares one render per path, and limits concurrent renders', async () => {
  const { next, pages, get } = given()
  let letGo: () => void = () => undefined
  void next.hold(new Promise(resolve => (letGo = resolve)))
  const asked = ['/kazan', '/kazan', '/perm', '/tver'].map(get)
  await expect.poll(() => pages.renders()).toEqual({ running: 2, queued: 1, stuck: 0 })
  letGo()
  await Promise.all(asked)
  expect([next.asked, next.running.most]).toEqual([['/kazan', '/perm', '/tver'], 2])
})

it('logs the hash of an unknown inline script, and counts it', async () => {
  const error = vi.fn()
  createFakeRuntime({ logger: { info: () => undefined, warn: () => undefined, error } })
  const { next, pages, get } = given()
  next.plan('/kazan', { script: 'alert(1)' })
  for (const path of ['/kazan', '/perm']) await get(path)
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
  expect([pages.unknownScripts(), error.mock.calls]).toEqual([1, [['unknown inline script', { hash }]]])
})

it('renders an error page with a path or request id for each request, and keeps others in memory', async () => {
  const { next, pages } = given()
  const error = { status: 503, message: 'Service Unavailable' }
  const failed = { ...error, path: '/en/kazan', id: 'a1' }
  for (let time = 0; time < 2; time += 1) {
    expect(await pages.errorPage('en', failed)).toMatchObject({ status: 503, maxAge: 'never' })
    expect(await pages.errorPage('en', error)).toMatchObject({ status: 503, maxAge: 'never' })
  }
  expect(next.asked.map(address => readErrorAddress(address.split('/').at(-1) ?? ''))).toEqual([failed, error, failed])
  expect(next.ids[0]).toBe('a1')
})

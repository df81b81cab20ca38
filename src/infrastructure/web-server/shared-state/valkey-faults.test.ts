import { Redis } from 'iovalkey'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBody, type CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'
import type { SecondLevel } from '#infrastructure/web-server/page-cache/second-level.ts'
import {
  connectTestState,
  waitUntilListening,
  waitUntilUp,
} from '#infrastructure/web-server/testing/connect-test-state.ts'
import { startRedis } from '#tests/servers/start-redis.ts'
import type { SharedState } from './shared-state.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
let adminClient: Redis
const states: SharedState[] = []
async function connect(options: Parameters<typeof connectTestState>[1] = {}) {
  const state = await connectTestState(redis.url, options)
  states.push(state)
  await waitUntilUp(state)
  return state
}
skipUnlessInstalled('redis-server')
beforeEach(async () => {
  redis = await startRedis()
  adminClient = new Redis(redis.url)
})
afterEach(async () => {
  for (const state of states.splice(0)) state.close()
  adminClient.disconnect()
  await redis.kill()
})

const createPage = async (): Promise<CachedResponse> => ({
  status: 200,
  document: await createBody('text/html', 'page'),
  maxAge: 60,
})
async function writePage(pages: SecondLevel, key: string) {
  const version = (await pages.read(key).entry)?.version ?? ''
  pages.write(key, { value: await createPage(), ttl: 60, producedAt: Date.now() }, version)
  await expect.poll(async () => (await pages.read(key).entry)?.page).toBeDefined()
}

const createStore = ({ createLimitStore }: SharedState) => new (createLimitStore())({})
const countRequest = (store: ReturnType<typeof createStore>) =>
  new Promise<unknown>(resolve => {
    store.incr('10.0.0.1', (_error, result) => resolve(result), 60_000, 5)
  })

it("falls back to the instance's count if Valkey fails", async () => {
  const store = createStore(await connect())
  await adminClient.lpush('znatok:limit:all:10.0.0.1', 'x')
  expect(await countRequest(store)).toMatchObject({ current: 1, ttl: expect.any(Number) as number })
  expect(await countRequest(store)).toMatchObject({ current: 2 })
})

it('shares limits through a Redis before version 7, which has no PEXPIRE with NX', async () => {
  const [first, second] = [await connect(), await connect()]
  await adminClient.acl('SETUSER', 'default', '-pexpire')
  expect(await countRequest(createStore(first))).toMatchObject({ current: 1 })
  expect(await countRequest(createStore(second))).toMatchObject({ current: 2 })
})

it('adds an expiry to a count that has none, so that no visitor is refused forever', async () => {
  const store = createStore(await connect())
  await adminClient.set('znatok:limit:all:10.0.0.1', 7)
  expect(await countRequest(store)).toMatchObject({ current: 8 })
  await expect.poll(() => adminClient.pttl('znatok:limit:all:10.0.0.1')).toBeGreaterThan(0)
})

it('does not share pages between instances that differ in a setting that affects pages', async () => {
  const { pages } = await connect()
  await writePage(pages, '/kazan')
  for (const environment of [
    { SITE_URL: 'https://znatok.example' },
    { TELEGRAM_BOT: 'znatok_bot' },
    { API_BASE_URL: 'https://api.example' },
    { IMAGE_HOSTS: 'img.example' },
    { SERVICE_WORKER: '0' },
  ]) {
    const second = await connect({ environment })
    expect((await second.pages.read('/kazan').entry)?.page).toBeUndefined()
  }
  expect((await (await connect()).pages.read('/kazan').entry)?.page).toBeDefined()
})

it("treats a page as outdated while its version can't be written, and announces the change later", async () => {
  const [first, second] = [await connect(), await connect()]
  await waitUntilListening(first, second)
  const announcedChanges: unknown[] = []
  second.onAnnouncement(change => void announcedChanges.push(change))
  for (const key of ['/profiles/7', '/profiles/8']) await writePage(first.pages, key)
  const isOutdated = async (key: string) => (await first.pages.read(key).entry)?.page?.isOutdated
  await adminClient.config('SET', 'maxmemory', '1')
  expect(await first.announce({ profiles: [7] })).toBeUndefined()
  expect([await isOutdated('/profiles/7'), await isOutdated('/profiles/8')]).toEqual([true, false])
  expect(await first.announce({ profiles: [9] })).toBeUndefined()
  expect(await isOutdated('/profiles/7')).toBe(true)
  await adminClient.config('SET', 'maxmemory', '0')
  await expect.poll(() => announcedChanges).toEqual([{ profiles: [9, 7] }])
  expect([await isOutdated('/profiles/7'), await isOutdated('/profiles/8')]).toEqual([true, false])
  const version = (await first.pages.read('/profiles/7').entry)?.version ?? ''
  first.pages.write('/profiles/7', { value: await createPage(), ttl: 60, producedAt: Date.now() }, version)
  await expect.poll(() => isOutdated('/profiles/7')).toBe(false)
})

it('resends an announcement that Valkey rejects', async () => {
  const [first, second] = [await connect(), await connect()]
  await waitUntilListening(first, second)
  const announcedChanges: unknown[] = []
  second.onAnnouncement(change => void announcedChanges.push(change))
  await adminClient.set('znatok:invalidations', 'no stream')
  expect(await first.announce({ profiles: [7] })).toBeUndefined()
  await adminClient.del('znatok:invalidations')
  await expect.poll(() => announcedChanges).toEqual([{ profiles: [7] }])
})

it('receives the announcements from before its first successful read, if an earlier read failed', async () => {
  const [first, other] = [await connect(), await connect()]
  // The first two instances have finished their first read, so only that of the third instance fails.
  await waitUntilListening(first, other)
  await adminClient.acl('SETUSER', 'default', '-xrevrange')
  const third = await connect()
  const announcedChanges: unknown[] = []
  third.onAnnouncement(change => void announcedChanges.push(change))
  await expect.poll(() => adminClient.acl('LOG')).not.toEqual([])
  await first.announce({ profiles: [7] })
  await adminClient.acl('SETUSER', 'default', '+xrevrange')
  await expect.poll(() => announcedChanges).toContainEqual({ profiles: [7] })
})

it('bounds the list of builds, and rewrites it after Valkey has lost it', async () => {
  await adminClient.zadd('znatok:builds', ...Array.from({ length: 30 }, (_, index) => [index, `old${index}`]).flat())
  await connect({ build: 'b1' })
  await expect.poll(() => adminClient.zrevrange('znatok:builds', 0, 0)).toEqual(['b1'])
  expect(await adminClient.zcard('znatok:builds')).toBe(10)
  await redis.kill()
  redis = await startRedis(redis.port)
  await expect.poll(() => adminClient.zrange('znatok:builds', 0, -1)).toEqual(['b1'])
})

it('reads only the first hundred entries of the most-requested list, and of these only pages', async () => {
  const { mostRequested } = await connect()
  const pages = Array.from({ length: 500 }, (_, index) => `/profiles/${index + 1}`)
  await adminClient.rpush('znatok:most-asked', '/use-cases/listRegions?lang=ru&input={}', 'x'.repeat(5000), ...pages)
  expect(await mostRequested.read()).toEqual(pages.slice(0, 98))
  await adminClient.set('znatok:most-asked', 'no list')
  expect(await mostRequested.read()).toEqual([])
})

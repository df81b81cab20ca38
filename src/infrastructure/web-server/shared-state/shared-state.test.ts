import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { Redis } from 'iovalkey'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import type { CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'
import { createBody } from '#infrastructure/web-server/page-cache/cached-response.ts'
import type { Invalidation } from '#infrastructure/web-server/rpc/invalidation.ts'
import { createEndedSessions } from '#infrastructure/web-server/session/ended-sessions.ts'
import {
  connectTestState,
  waitUntilListening,
  waitUntilUp,
} from '#infrastructure/web-server/testing/connect-test-state.ts'
import { startRedis } from '#tests/servers/start-redis.ts'
import type { SharedState } from './shared-state.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
const states: SharedState[] = []
async function connectWithoutWaiting(build = 'b1', commandTimeoutMs?: number) {
  const state = await connectTestState(redis.url, {
    build,
    hasFiles: other => other === 'b1',
    ...(commandTimeoutMs !== undefined && { commandTimeoutMs }),
  })
  states.push(state)
  return state
}
async function connect(...args: Parameters<typeof connectWithoutWaiting>) {
  const state = await connectWithoutWaiting(...args)
  await waitUntilUp(state)
  return state
}
function collectAnnouncements(state: SharedState): readonly Invalidation[] {
  const changes: Invalidation[] = []
  state.onAnnouncement(change => void changes.push(change))
  return changes
}
skipUnlessInstalled('redis-server')
beforeEach(async () => {
  redis = await startRedis()
})
afterEach(async () => {
  for (const state of states.splice(0)) state.close()
  await redis.kill()
})

const createStore = (state: SharedState): FastifyRateLimitStore => new (state.createLimitStore())({})
const countRequest = (limits: FastifyRateLimitStore) =>
  new Promise<number | undefined>(resolve => {
    limits.incr('10.0.0.1', (_error, result) => resolve(result?.current), 60_000, 5)
  })

const createPage = async (text: string): Promise<CachedResponse> => ({
  status: 200,
  document: await createBody('text/html', text),
  routeTree: await createBody('text/x-component', 'tree'),
  maxAge: 60,
})

it('keeps the time of a page written by an instance whose clock is ahead, so that the page counts as stale', async () => {
  const [first, second] = [await connect(), await connect()]
  const producedAt = readMonotonicClock() + 3_600_000
  const version = (await first.pages.read('/kazan').entry)?.version ?? ''
  first.pages.write('/kazan', { value: await createPage('Kazan'), ttl: 60, producedAt }, version)
  await expect.poll(async () => (await second.pages.read('/kazan').entry)?.page?.producedAt).toBe(producedAt)
})

it('renews the version of a path with each write, so that no page outlives its version', async () => {
  const { pages } = await connect()
  const client = new Redis(redis.url)
  onTestFinished(() => client.disconnect())
  await client.set('znatok:version:/kazan', 'v', 'EX', 10)
  pages.write('/kazan', { value: await createPage('Kazan'), ttl: 60, producedAt: 1000 }, 'v')
  await expect.poll(async () => (await pages.read('/kazan').entry)?.page).toBeDefined()
  expect(await client.ttl('znatok:version:/kazan')).toBeGreaterThan(2 * 86_400)
})

it('announces an invalidation once, and to other instances only', async () => {
  const [first, second] = [await connect(), await connect()]
  await waitUntilListening(first, second)
  const [changesOfFirst, changesOfSecond] = [collectAnnouncements(first), collectAnnouncements(second)]
  const id = await first.announce({ profiles: [7], dropsMissingProfiles: true })
  expect(id).toMatch(/^\d+-\d+$/)
  await expect.poll(() => changesOfSecond).toEqual([{ profiles: [7], dropsMissingProfiles: true }])
  await second.announce({ profiles: [8] })
  // Announcements arrive in order.
  await expect.poll(() => changesOfFirst).toEqual([{ profiles: [8] }])
  await second.awaitOwnWrite(id ?? '')
  expect([second.awaitOwnWrite(id ?? ''), second.awaitOwnWrite('nonsense')]).toEqual([undefined, undefined])
  const missingWrite = second.awaitOwnWrite('9999999999999-0')
  expect(missingWrite).toBeInstanceOf(Promise)
  await missingWrite
})

it('announces a new profile with the key that the previous release reads', async () => {
  await (await connect()).announce({ profiles: [], dropsMissingProfiles: true })
  const client = new Redis(redis.url)
  const [[, entry] = []] = await client.xrevrange('znatok:invalidations', '+', '-', 'COUNT', 1)
  client.disconnect()
  expect(entry?.at(-1)).toBe('{"profiles":[],"newProfile":true}')
})

it("counts a visitor's requests across instances, separately for each limit", async () => {
  const [first, second] = [createStore(await connect()), createStore(await connect())]
  expect([await countRequest(first), await countRequest(second), await countRequest(first)]).toEqual([1, 2, 3])
  const [firstChild, secondChild] = [first.child({} as never), second.child({} as never)]
  expect([await countRequest(firstChild), await countRequest(secondChild)]).toEqual([1, 2])
})

it('shares ended sessions with all instances', async () => {
  const [first, second] = [
    createEndedSessions(undefined, (await connect()).endedSessions),
    createEndedSessions(undefined, (await connect()).endedSessions),
  ]
  const receivedAt = second.now()
  first.record('token', 'ended by visitor')
  await expect.poll(() => second.isLate('token', receivedAt)).toBe(true)
  first.forget('token')
  await expect.poll(() => second.isLate('token', receivedAt)).toBe(false)
})

it('shares a finished page, and marks it as outdated after a mutation', async () => {
  const [first, second] = [await connect(), await connect()]
  const version = (await first.pages.read('/profiles/7?page=2').entry)?.version ?? ''
  first.pages.write('/profiles/7?page=2', { value: await createPage('Seven'), ttl: 60, producedAt: 1000 }, version)
  const readPage = () => second.pages.read('/profiles/7?page=2').entry
  await expect.poll(() => readPage()).toMatchObject({ page: { ttl: 60, isOutdated: false } })
  expect((await readPage())?.page?.value).toEqual(await createPage('Seven'))

  await first.announce({ profiles: [7] })
  expect(await readPage()).toMatchObject({ page: { isOutdated: true } })
  // A render that began before the mutation ends after it.
  first.pages.write('/profiles/7?page=2', { value: await createPage('Old'), ttl: 60, producedAt: 2000 }, version)
  await expect.poll(async () => (await readPage())?.page?.producedAt).toBe(2000)
  expect((await readPage())?.page?.isOutdated).toBe(true)
})

it('stores a page of unknown version as outdated, unless the key has a page', async () => {
  const [first, second] = [await connect(), await connect()]
  const readPage = async (key: string) => (await second.pages.read(key).entry)?.page
  first.pages.writeOutdated('/kazan', { value: await createPage('Kazan'), ttl: 60, producedAt: 1000 })
  await expect.poll(() => readPage('/kazan')).toMatchObject({ producedAt: 1000, isOutdated: true })
  const version = (await first.pages.read('/kazan').entry)?.version ?? ''
  first.pages.write('/kazan', { value: await createPage('Kazan'), ttl: 60, producedAt: 2000 }, version)
  await expect.poll(() => readPage('/kazan')).toMatchObject({ producedAt: 2000, isOutdated: false })
  first.pages.writeOutdated('/kazan', { value: await createPage('Kazan'), ttl: 60, producedAt: 3000 })
  first.pages.write('/tver', { value: await createPage('Tver'), ttl: 60, producedAt: 1 }, 'v')
  // Commands arrive in order.
  await expect.poll(() => readPage('/tver')).toBeDefined()
  expect(await readPage('/kazan')).toMatchObject({ producedAt: 2000, isOutdated: false })
})

it('uses the page of another build as a last resort, while its files are served', async () => {
  for (const [build, key] of [
    ['b1', '/kazan'],
    ['b0', '/tver'],
  ] as const) {
    const { pages } = await connect(build)
    const version = (await pages.read(key).entry)?.version ?? ''
    pages.write(key, { value: await createPage(key), ttl: 60, producedAt: 1 }, version)
    await expect.poll(async () => (await pages.read(key).entry)?.page).toBeDefined()
  }
  const newerState = await connect('b2')
  expect((await newerState.pages.read('/kazan').entry)?.page).toBeUndefined()
  await expect.poll(() => newerState.pages.readOtherBuild('/kazan')).toMatchObject({ isOutdated: true, producedAt: 1 })
  expect(await newerState.pages.readOtherBuild('/tver')).toBeUndefined()

  // After one late command, the client treats Valkey as down.
  const shortTimeoutState = await connect('b2', 20)
  await expect.poll(() => shortTimeoutState.pages.readOtherBuild('/kazan')).toBeDefined()
  redis.signal('SIGSTOP')
  await shortTimeoutState.pages.read('/kazan').entry
  expect(shortTimeoutState.getCounts().isUp).toBe(false)
  const lateRead = shortTimeoutState.pages.readOtherBuild('/kazan')
  redis.signal('SIGCONT')
  expect(await lateRead).toMatchObject({ isOutdated: true })
})

it('waits for a stuck Valkey for one command timeout only, and catches up when Valkey resumes', async () => {
  const [first, second] = [await connect('b1', 1000), await connect()]
  await waitUntilListening(first, second)
  const changes = collectAnnouncements(second)
  const limits = createStore(first)
  await countRequest(limits)
  await waitUntilUp(first)
  const { late, skipped } = first.getCounts()
  redis.signal('SIGSTOP')
  expect(await countRequest(limits)).toBe(2)
  expect(await first.announce({ profiles: [7] })).toBeUndefined()
  expect(await first.pages.read('/kazan').entry).toBeUndefined()
  // One command waits for the timeout; the others are not sent.
  expect(first.getCounts()).toMatchObject({ isUp: false, late: late + 1 })
  expect(first.getCounts().skipped).toBeGreaterThan(skipped)
  redis.signal('SIGCONT')
  await expect.poll(() => changes).toEqual([{ profiles: [7] }])
  await expect.poll(() => first.getCounts().isUp).toBe(true)
})

it('reconnects to a Valkey that restarted without data', async () => {
  const [first, second] = [await connect(), await connect()]
  await waitUntilListening(first, second)
  const changes = collectAnnouncements(second)
  await redis.kill()
  await expect.poll(() => first.getCounts().isUp).toBe(false)
  expect([await first.announce({ profiles: [7] }), await countRequest(createStore(first))]).toEqual([undefined, 1])
  expect(first.getCounts()).toMatchObject({ late: 0 })
  redis = await startRedis(redis.port)
  await expect.poll(() => changes).toEqual([{ profiles: [7] }])
  expect(await first.pages.read('/kazan').entry).toMatchObject({ version: expect.any(String) as string })
})

it('starts alone while Valkey is down, and joins later', async () => {
  await redis.kill()
  const first = await connectWithoutWaiting()
  expect(first.getCounts().isUp).toBe(false)
  redis = await startRedis(redis.port)
  await expect.poll(() => first.getCounts().isUp).toBe(true)
  expect(await countRequest(createStore(first))).toBe(1)
})

import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'
import { createBody } from '#infrastructure/web-server/page-cache/cached-response.ts'
import type { Invalidated } from '#infrastructure/web-server/rpc/invalidated.ts'
import { createEndedSessions } from '#infrastructure/web-server/session/ended-sessions.ts'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { startRedis } from '#tests/servers/start-redis.ts'
import { connectSharedState, type SharedState } from './shared-state.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let redis: Awaited<ReturnType<typeof startRedis>>
const states: SharedState[] = []
const heard = new Map<SharedState, Invalidated[]>()
const greeted = new Set<SharedState>()
async function connect(build = 'b1', commandTimeout = 300) {
  const state = await connectSharedState({
    url: redis.url,
    build,
    settings: readSettings({}),
    logger: silent,
    commandTimeout,
    hasFiles: other => other === 'b1',
  })
  const changes: Invalidated[] = []
  heard.set(state, changes)
  state.onAnnounced(change => void (change.profiles[0] === 0 ? greeted.add(state) : changes.push(change)))
  states.push(state)
  return state
}
skipUnlessInstalled('redis-server')
beforeEach(async () => {
  redis = await startRedis()
})
afterEach(async () => {
  for (const state of states.splice(0)) state.close()
  await redis.kill()
})

/** Duration in milliseconds. */
async function timed<T>(task: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const started = performance.now()
  const value = await task()
  return { value, ms: performance.now() - started }
}

/** Waits until both read the stream, so that no later announcement is missed. */
async function listening(one: SharedState, other: SharedState) {
  const bothHear = async () => {
    for (const each of [one, other]) await each.announce({ profiles: [0] })
    return greeted.has(one) && greeted.has(other)
  }
  await expect.poll(bothHear).toBe(true)
}

const store = (state: SharedState): FastifyRateLimitStore => new (state.limits())({})
const count = (limits: FastifyRateLimitStore) =>
  new Promise<number | undefined>(resolve => {
    limits.incr('10.0.0.1', (_error, result) => resolve(result?.current), 60_000, 5)
  })

const page = async (text: string): Promise<CachedResponse> => ({
  status: 200,
  document: await createBody('text/html', text),
  routeTree: await createBody('text/x-component', 'tree'),
  maxAge: 60,
})

it('announces an invalidation once to other instances only', async () => {
  const [one, other] = [await connect(), await connect()]
  await listening(one, other)
  const id = await one.announce({ profiles: [7], newProfile: true })
  expect(id).toMatch(/^\d+-\d+$/)
  await expect.poll(() => heard.get(other)).toEqual([{ profiles: [7], newProfile: true }])
  expect(heard.get(one)).toEqual([])
  await other.awaitOwnWrite(id ?? '')
  expect(other.awaitOwnWrite('9999999999999-0')).toBeInstanceOf(Promise)
  expect([other.awaitOwnWrite(id ?? ''), other.awaitOwnWrite('nonsense')]).toEqual([undefined, undefined])
})

it('counts a visitor across instances, separately for each limit', async () => {
  const [one, other] = [store(await connect()), store(await connect())]
  expect([await count(one), await count(other), await count(one)]).toEqual([1, 2, 3])
  const [queriesHere, queriesThere] = [one.child({} as never), other.child({} as never)]
  expect([await count(queriesHere), await count(queriesThere)]).toEqual([1, 2])
})

it('ends a session on all instances', async () => {
  const [one, other] = [
    createEndedSessions(undefined, (await connect()).endedSessions),
    createEndedSessions(undefined, (await connect()).endedSessions),
  ]
  const began = other.now()
  one.note('token', 'by its visitor')
  await expect.poll(() => other.isLate('token', began)).toBe(true)
  one.forget('token')
  await expect.poll(() => other.isLate('token', began)).toBe(false)
})

it('shares a finished page until a mutation outdates it', async () => {
  const [one, other] = [await connect(), await connect()]
  const version = (await one.pages.read('/profiles/7?page=2').inTime)?.version ?? ''
  one.pages.write('/profiles/7?page=2', { value: await page('Seven'), ttl: 60, producedAt: 1000 }, version)
  const kept = () => other.pages.read('/profiles/7?page=2').inTime
  await expect.poll(() => kept()).toMatchObject({ page: { ttl: 60, isOutdated: false } })
  expect((await kept())?.page?.value).toEqual(await page('Seven'))

  await one.announce({ profiles: [7] })
  expect(await kept()).toMatchObject({ page: { isOutdated: true } })
  // A render that began before the mutation ends after it.
  one.pages.write('/profiles/7?page=2', { value: await page('Old'), ttl: 60, producedAt: 2000 }, version)
  await expect.poll(async () => (await kept())?.page?.producedAt).toBe(2000)
  expect((await kept())?.page?.isOutdated).toBe(true)
})

it('stores a page of unknown version as outdated, if there is none', async () => {
  const [one, other] = [await connect(), await connect()]
  const kept = async (key: string) => (await other.pages.read(key).inTime)?.page
  one.pages.writeOutdated('/kazan', { value: await page('Kazan'), ttl: 60, producedAt: 1000 })
  await expect.poll(() => kept('/kazan')).toMatchObject({ producedAt: 1000, isOutdated: true })
  const version = (await one.pages.read('/kazan').inTime)?.version ?? ''
  one.pages.write('/kazan', { value: await page('Kazan'), ttl: 60, producedAt: 2000 }, version)
  await expect.poll(() => kept('/kazan')).toMatchObject({ producedAt: 2000, isOutdated: false })
  one.pages.writeOutdated('/kazan', { value: await page('Kazan'), ttl: 60, producedAt: 3000 })
  one.pages.write('/tver', { value: await page('Tver'), ttl: 60, producedAt: 1 }, 'v')
  // Commands arrive in order.
  await expect.poll(() => kept('/tver')).toBeDefined()
  expect(await kept('/kazan')).toMatchObject({ producedAt: 2000, isOutdated: false })
})

it('uses the page of another build as the last resort while its files are served', async () => {
  const [older, newer] = [await connect('b1'), await connect('b2')]
  const gone = await connect('b0')
  for (const [state, key] of [
    [older, '/kazan'],
    [gone, '/tver'],
  ] as const)
    state.pages.write(
      key,
      { value: await page(key), ttl: 60, producedAt: 1 },
      (await state.pages.read(key).inTime)?.version ?? '',
    )
  expect((await newer.pages.read('/kazan').inTime)?.page).toBeUndefined()
  await expect.poll(() => newer.pages.readOtherBuild('/kazan')).toMatchObject({ isOutdated: true, producedAt: 1 })
  expect(await newer.pages.readOtherBuild('/tver')).toBeUndefined()

  // Suspended after one late command.
  const hasty = await connect('b2', 20)
  await expect.poll(() => hasty.pages.readOtherBuild('/kazan')).toBeDefined()
  redis.signal('SIGSTOP')
  await hasty.pages.read('/kazan').inTime
  expect(hasty.counts().isUp).toBe(false)
  const last = hasty.pages.readOtherBuild('/kazan')
  redis.signal('SIGCONT')
  expect(await last).toMatchObject({ isOutdated: true })
})

it('waits for a stuck Redis once, for one command timeout, and catches up when it resumes', async () => {
  const [one, other] = [await connect('b1', 20), await connect()]
  await listening(one, other)
  const limits = store(one)
  await count(limits)
  redis.signal('SIGSTOP')
  const first = await timed(() => count(limits))
  const second = await timed(() => one.announce({ profiles: [7] }))
  const third = await timed(() => one.pages.read('/kazan').inTime)
  expect([first.value, second.value, third.value]).toEqual([2, undefined, undefined])
  // One command waits its 20 ms, the others are not sent.
  expect(one.counts()).toMatchObject({ isUp: false, late: 1 })
  expect(one.counts().skipped).toBeGreaterThan(0)
  redis.signal('SIGCONT')
  await expect.poll(() => heard.get(other)).toEqual([{ profiles: [7] }])
  await expect.poll(() => one.counts().isUp).toBe(true)
})

it('reconnects to a Redis that restarted without data', async () => {
  const [one, other] = [await connect(), await connect()]
  await listening(one, other)
  await redis.kill()
  await expect.poll(() => one.counts().isUp).toBe(false)
  expect([await one.announce({ profiles: [7] }), await count(store(one))]).toEqual([undefined, 1])
  expect(one.counts()).toMatchObject({ late: 0 })
  redis = await startRedis(redis.port)
  await expect.poll(() => heard.get(other)).toEqual([{ profiles: [7] }])
  expect(await one.pages.read('/kazan').inTime).toMatchObject({ version: expect.any(String) as string })
})

it('starts alone while Redis is down, and joins later', async () => {
  await redis.kill()
  const one = await connect()
  expect(one.counts().isUp).toBe(false)
  redis = await startRedis(redis.port)
  await expect.poll(() => one.counts().isUp).toBe(true)
  expect(await count(store(one))).toBe(1)
})

import { Redis } from 'iovalkey'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { aigul, createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'
import { startRedis } from '#tests/servers/start-redis.ts'
import { connectSharedState, type SharedState } from './shared-state.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let redis: Awaited<ReturnType<typeof startRedis>>
const states: SharedState[] = []
const api = createFakeApi()
api.plan('POST /api/profiles/7/reviews', () => Response.json({ status: 'success' }))
const review = { profileId: 7, text: 'Great.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 }

async function instance(options: Partial<Parameters<typeof createFakeSite>[0]> = {}) {
  const shared = await connectSharedState({
    url: redis.url,
    build: 'b1',
    settings: readSettings({}),
    logger: silent,
    commandTimeout: 300,
    hasFiles: () => false,
  })
  states.push(shared)
  return { ...(await createFakeSite({ api: api.fetch, shared, ...options })), shared }
}
skipUnlessInstalled('redis-server')
beforeEach(async () => {
  redis = await startRedis()
})
afterEach(async () => {
  for (const state of states.splice(0)) state.close()
  await redis.kill()
})

const timesRendered = (site: { readonly asked: readonly string[] }, path: string) =>
  site.asked.filter(address => address === path).length
const signedIn = async (site: Awaited<ReturnType<typeof instance>>) => {
  const visitor = createVisitor(site.app)
  await visitor.write('signIn', { email: aigul.email, password: aigul.password })
  return visitor
}

it('shares a rendered page with other instances, and keeps it when the API fails', async () => {
  const [one, other] = [await instance(), await instance()]
  expect((await one.app.inject('/kazan')).statusCode).toBe(200)
  await expect.poll(async () => (await one.shared.pages.read('/kazan').inTime)?.page).toBeDefined()
  other.plan('/kazan', { failure: 'ApiUnavailable' })
  const answer = await other.app.inject('/kazan')
  expect([answer.statusCode, timesRendered(other, '/kazan')]).toEqual([200, 0])
  expect(answer.headers['age']).toBeDefined()
})

it('shows an edit on all instances that have the page', async () => {
  const [one, other] = [await instance(), await instance()]
  const visitor = await signedIn(one)
  for (const site of [one, other]) await site.app.inject('/profiles/7')
  const before = timesRendered(one, '/profiles/7') + timesRendered(other, '/profiles/7')
  expect((await visitor.write('writeReview', review)).statusCode).toBe(200)
  const rendered = async () => {
    await other.app.inject('/profiles/7')
    return timesRendered(one, '/profiles/7') + timesRendered(other, '/profiles/7')
  }
  await expect.poll(rendered).toBe(before + 1)
})

it('paints the share image again on other instances after an edit', async () => {
  const [one, other] = [await instance(), await instance()]
  const visitor = await signedIn(one)
  const paint = async () => {
    await other.app.inject('/og/ru/profile/7.png')
    return other.drawn
  }
  expect(await paint()).toHaveLength(1)
  expect(await paint()).toHaveLength(1)
  expect((await visitor.write('writeReview', review)).statusCode).toBe(200)
  await expect.poll(paint).toHaveLength(2)
})

it('shows visitors their edit at once on any instance', async () => {
  const [one, other] = [await instance(), await instance()]
  const visitor = await signedIn(one)
  for (const site of [one, other]) await site.app.inject('/profiles/7')
  for (let turn = 0; turn < 10; turn += 1) {
    const before = timesRendered(one, '/profiles/7') + timesRendered(other, '/profiles/7')
    await visitor.write('writeReview', review)
    const cookie = `wrote=${visitor.cookies.get('wrote') ?? ''}`
    await other.app.inject({ url: '/profiles/7', headers: { cookie } })
    expect(timesRendered(one, '/profiles/7') + timesRendered(other, '/profiles/7')).toBe(before + 1)
  }
})

it('serves an outdated page from a cold instance if rendering fails', async () => {
  const one = await instance()
  const visitor = await signedIn(one)
  await one.app.inject('/profiles/7')
  await expect.poll(async () => (await one.shared.pages.read('/profiles/7').inTime)?.page).toBeDefined()
  await visitor.write('writeReview', review)
  const cold = await instance()
  cold.plan('/profiles/7', { failure: 'ApiUnavailable' })
  expect((await cold.app.inject('/profiles/7')).statusCode).toBe(200)
  cold.plan('/profiles/8', { failure: 'ApiUnavailable' })
  expect((await cold.app.inject('/profiles/8')).statusCode).toBe(503)
})

it('limits a visitor across instances', async () => {
  const [one, other] = [await instance({ writesPerMinute: 4 }), await instance({ writesPerMinute: 4 })]
  const write = async ({ app }: typeof one) => (await createVisitor(app).write('writeReview', review)).statusCode
  const statuses: number[] = []
  for (const site of [one, other, one, other, one, other]) statuses.push(await write(site))
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
  await redis.kill()
  // Each instance continues from its last known count.
  expect([await write(one), await write(other)]).toEqual([429, 429])
})

it('does not share searches and unknown addresses', async () => {
  const one = await instance()
  for (const path of ['/kazan/specialists?price_to=1500', '/nobody/knows/this']) await one.app.inject(path)
  expect(await one.shared.pages.read('/kazan/specialists?price_to=1500').inTime).not.toHaveProperty('page')
  expect(one.shared.counts().done).toBeLessThan(4)
})

it('shows visitors their edit while Valkey rejects writes, and others once it accepts them', async () => {
  const [one, other] = [await instance(), await instance()]
  const visitor = await signedIn(one)
  for (const site of [one, other]) await site.app.inject('/profiles/7')
  await expect.poll(async () => (await one.shared.pages.read('/profiles/7').inTime)?.page).toBeDefined()
  const operator = new Redis(redis.url)
  await operator.config('SET', 'maxmemory', '1')
  const before = timesRendered(one, '/profiles/7')
  expect((await visitor.write('writeReview', review)).statusCode).toBe(200)
  await one.app.inject('/profiles/7')
  expect(timesRendered(one, '/profiles/7')).toBe(before + 1)
  expect(one.shared.counts().isUp).toBe(true)

  const beforeOthers = timesRendered(one, '/profiles/7') + timesRendered(other, '/profiles/7')
  await operator.config('SET', 'maxmemory', '0')
  operator.disconnect()
  const rendered = async () => {
    await other.app.inject('/profiles/7')
    return timesRendered(one, '/profiles/7') + timesRendered(other, '/profiles/7')
  }
  await expect.poll(rendered).toBe(beforeOthers + 1)
})

it('purges again after a late announcement, because caches may have stored the old page', async () => {
  const purged: string[] = []
  const caches = {
    purge: (tags: readonly string[]) => void purged.push(...tags),
    getTagHeaders: () => ({}),
    counts: () => ({ done: 0, failed: 0 }),
  }
  const [one, other] = [await instance({ caches }), await instance()]
  const visitor = await signedIn(one)
  await other.app.inject('/profiles/7')
  redis.signal('SIGSTOP')
  expect((await visitor.write('writeReview', review)).statusCode).toBe(200)
  expect(purged).toEqual(['profile-7'])
  redis.signal('SIGCONT')
  await expect.poll(() => purged).toEqual(['profile-7', 'profile-7'])
})

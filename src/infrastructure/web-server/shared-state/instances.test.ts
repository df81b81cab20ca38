import { Redis } from 'iovalkey'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aigul, createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import {
  connectTestState,
  waitUntilListening,
  waitUntilUp,
} from '#infrastructure/web-server/testing/connect-test-state.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'
import { startRedis } from '#tests/servers/start-redis.ts'
import type { SharedState } from './shared-state.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
const states: SharedState[] = []
const api = createFakeApi()
api.plan('POST /api/profiles/7/reviews', () => Response.json({ status: 'success' }))
const review = { profileId: 7, text: 'Great.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 }

async function createInstance(
  options: Partial<Parameters<typeof createFakeSite>[0]> = {},
  stateOptions: Parameters<typeof connectTestState>[1] = {},
) {
  const sharedState = await connectTestState(redis.url, { hasFiles: () => false, ...stateOptions })
  states.push(sharedState)
  await waitUntilUp(sharedState)
  return { ...(await createFakeSite({ fetchApi: api.fetch, sharedState, ...options })), sharedState }
}
skipUnlessInstalled('redis-server')
beforeEach(async () => {
  redis = await startRedis()
})
afterEach(async () => {
  for (const state of states.splice(0)) state.close()
  await redis.kill()
})

const countRenders = (site: { readonly renderedUrls: readonly string[] }, path: string) =>
  site.renderedUrls.filter(url => url === path).length
const signInVisitor = async (site: Awaited<ReturnType<typeof createInstance>>) => {
  const visitor = createVisitor(site.app)
  await visitor.mutate('signIn', { email: aigul.email, password: aigul.password })
  return visitor
}

it('shares a rendered page with other instances, which serve it when the API fails', async () => {
  const [first, second] = [await createInstance(), await createInstance()]
  expect((await first.app.inject('/kazan')).statusCode).toBe(200)
  await expect.poll(async () => (await first.sharedState.pages.read('/kazan').entry)?.page).toBeDefined()
  second.setDeviations('/kazan', { failure: 'ApiUnavailable' })
  const response = await second.app.inject('/kazan')
  expect([response.statusCode, countRenders(second, '/kazan')]).toEqual([200, 0])
  expect(response.headers['age']).toBeDefined()
})

it('renders the page again on another instance after a review', async () => {
  const [first, second] = [await createInstance(), await createInstance()]
  await waitUntilListening(first.sharedState, second.sharedState)
  const visitor = await signInVisitor(first)
  for (const site of [first, second]) await site.app.inject('/profiles/7')
  const rendersBefore = countRenders(first, '/profiles/7') + countRenders(second, '/profiles/7')
  expect((await visitor.mutate('writeReview', review)).statusCode).toBe(200)
  const getRenderCount = async () => {
    await second.app.inject('/profiles/7')
    return countRenders(first, '/profiles/7') + countRenders(second, '/profiles/7')
  }
  await expect.poll(getRenderCount).toBe(rendersBefore + 1)
})

it('paints the share image again on other instances after a review', async () => {
  const [first, second] = [await createInstance(), await createInstance()]
  await waitUntilListening(first.sharedState, second.sharedState)
  const visitor = await signInVisitor(first)
  const getShareImageUrls = async () => {
    await second.app.inject('/og/ru/profile/7.png')
    return second.shareImageUrls
  }
  expect(await getShareImageUrls()).toHaveLength(1)
  expect(await getShareImageUrls()).toHaveLength(1)
  expect((await visitor.mutate('writeReview', review)).statusCode).toBe(200)
  await expect.poll(getShareImageUrls).toHaveLength(2)
})

it('shows visitors their review at once on another instance', async () => {
  const [first, second] = [await createInstance(), await createInstance()]
  await waitUntilListening(first.sharedState, second.sharedState)
  const visitor = await signInVisitor(first)
  for (const site of [first, second]) await site.app.inject('/profiles/7')
  for (let turn = 0; turn < 10; turn += 1) {
    const rendersBefore = countRenders(first, '/profiles/7') + countRenders(second, '/profiles/7')
    await visitor.mutate('writeReview', review)
    const cookie = `wrote=${visitor.cookies.get('wrote') ?? ''}`
    await second.app.inject({ url: '/profiles/7', headers: { cookie } })
    expect(countRenders(first, '/profiles/7') + countRenders(second, '/profiles/7')).toBe(rendersBefore + 1)
  }
})

it('serves an outdated page from a cold instance if rendering fails', async () => {
  const first = await createInstance()
  const visitor = await signInVisitor(first)
  await first.app.inject('/profiles/7')
  await expect.poll(async () => (await first.sharedState.pages.read('/profiles/7').entry)?.page).toBeDefined()
  await visitor.mutate('writeReview', review)
  const coldInstance = await createInstance()
  coldInstance.setDeviations('/profiles/7', { failure: 'ApiUnavailable' })
  expect((await coldInstance.app.inject('/profiles/7')).statusCode).toBe(200)
  coldInstance.setDeviations('/profiles/8', { failure: 'ApiUnavailable' })
  expect((await coldInstance.app.inject('/profiles/8')).statusCode).toBe(503)
})

it('removes the stored page of a deleted profile', async () => {
  const sites = [await createInstance(), await createInstance()] as const
  await sites[0].app.inject('/profiles/7')
  const readPage = async () => (await sites[0].sharedState.pages.read('/profiles/7').entry)?.page
  await expect.poll(readPage).toBeDefined()
  for (const { setDeviations: plan } of sites) plan('/profiles/7', { failure: 'ProfileNotFound' })
  // A mutation makes the next request render.
  await (await signInVisitor(sites[0])).mutate('writeReview', review)
  expect((await sites[1].app.inject('/profiles/7')).statusCode).toBe(404)
  await expect.poll(readPage).toBeUndefined()
})

it('limits a visitor’s mutations across instances, even after Valkey goes down', async () => {
  const [first, second] = [
    await createInstance({ settings: { mutationsPerMinute: 4 } }),
    await createInstance({ settings: { mutationsPerMinute: 4 } }),
  ]
  const writeReview = async ({ app }: typeof first) =>
    (await createVisitor(app).mutate('writeReview', review)).statusCode
  const statuses: number[] = []
  for (const site of [first, second, first, second, first, second]) statuses.push(await writeReview(site))
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
  await redis.kill()
  // Each instance continues from its last known count.
  expect([await writeReview(first), await writeReview(second)]).toEqual([429, 429])
})

it('does not share searches or unknown addresses', async () => {
  const first = await createInstance()
  for (const path of ['/kazan/specialists?price_to=1500', '/nobody/knows/this', '/kazan']) await first.app.inject(path)
  const adminClient = new Redis(redis.url)
  // Commands arrive in order, so the other pages would be there too.
  await expect.poll(() => adminClient.keys('znatok:page:*')).toEqual([expect.stringMatching(/:\/kazan$/)])
  adminClient.disconnect()
})

it('shows visitors their review while Valkey rejects writes, and shows it to others once Valkey accepts them', async () => {
  const [first, second] = [await createInstance(), await createInstance()]
  await waitUntilListening(first.sharedState, second.sharedState)
  const visitor = await signInVisitor(first)
  for (const site of [first, second]) await site.app.inject('/profiles/7')
  await expect.poll(async () => (await first.sharedState.pages.read('/profiles/7').entry)?.page).toBeDefined()
  const adminClient = new Redis(redis.url)
  await adminClient.config('SET', 'maxmemory', '1')
  const firstRendersBefore = countRenders(first, '/profiles/7')
  expect((await visitor.mutate('writeReview', review)).statusCode).toBe(200)
  await first.app.inject('/profiles/7')
  expect(countRenders(first, '/profiles/7')).toBe(firstRendersBefore + 1)
  expect(first.sharedState.getCounts().isUp).toBe(true)

  const rendersBefore = countRenders(first, '/profiles/7') + countRenders(second, '/profiles/7')
  await adminClient.config('SET', 'maxmemory', '0')
  adminClient.disconnect()
  const getRenderCount = async () => {
    await second.app.inject('/profiles/7')
    return countRenders(first, '/profiles/7') + countRenders(second, '/profiles/7')
  }
  await expect.poll(getRenderCount).toBe(rendersBefore + 1)
})

it('purges again after a late announcement, because caches may have stored the old page', async () => {
  const purgedTags: string[] = []
  const sharedCaches = {
    purge: (tags: readonly string[]) => void purgedTags.push(...tags),
    getTagHeaders: () => ({}),
    getCounts: () => ({ done: 0, failed: 0 }),
    close: () => Promise.resolve(),
  }
  const [first, second] = [await createInstance({ sharedCaches }, { commandTimeoutMs: 300 }), await createInstance()]
  const visitor = await signInVisitor(first)
  await second.app.inject('/profiles/7')
  redis.signal('SIGSTOP')
  expect((await visitor.mutate('writeReview', review)).statusCode).toBe(200)
  expect(purgedTags).toEqual(['profile-7'])
  redis.signal('SIGCONT')
  await expect.poll(() => purgedTags).toEqual(['profile-7', 'profile-7'])
})

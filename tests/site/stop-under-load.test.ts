import { Agent } from 'node:http'
import { visit } from '#tests/servers/visit.ts'
import { productionTimeoutSettings, startSite } from '#tests/e2e/support/site.ts'
import { expect, test } from './support/test.ts'

const visitorCount = 40
const paths = ['/', '/kazan', '/kazan/specialists', '/profiles/1', '/profiles?page=2', '/nope', '/en', '/en/moskva']

/** A short form of `npm run soak`. */
test('a site stopped under load sends only complete responses and exits with code 0', async () => {
  const site = await startSite()
  const agent = new Agent({ keepAlive: true, maxSockets: visitorCount })
  const countByStatusOrFailure = new Map<number | string, number>()
  let isStopping = false
  let resumePromise = Promise.resolve()
  const browse = async (number: number) => {
    for (let step = 0; !countByStatusOrFailure.has('refused'); step++) {
      const path = paths[(number + step) % paths.length] ?? '/'
      await resumePromise
      const { statusOrFailure } = await visit(site.url, { path }, agent)
      // The site may close a connection before it receives the request. A truncated response is a failure.
      if (statusOrFailure === 'reset' && isStopping) return
      countByStatusOrFailure.set(statusOrFailure, (countByStatusOrFailure.get(statusOrFailure) ?? 0) + 1)
    }
  }
  const browsePromise = Promise.all(Array.from({ length: visitorCount }, (_, number) => browse(number)))
  await expect.poll(() => countByStatusOrFailure.get(200) ?? 0, { timeout: 60_000 }).toBeGreaterThan(300)
  const agentWithoutKeepAlive = new Agent()
  const getStatusOrFailure = async (path: string) =>
    (await visit(site.url, { path }, agentWithoutKeepAlive)).statusOrFailure
  site.api.setBehavior('silent', /price_to=/)
  // Pauses the load until all three API calls have started, because the API client gives up on a query after 10 s.
  let resume: () => void = () => undefined
  resumePromise = new Promise<void>(resolve => (resume = resolve))
  // These requests are in flight at the stop signal, because the API does not respond.
  const pendingVisits = Promise.all(
    [1, 2, 3].map(price => getStatusOrFailure(`/saratov/specialists?price_to=${price}`)),
  )
  const getPendingPrices = () => new Set(site.api.getCalls().flatMap(call => /price_to=\d+/.exec(call) ?? []))
  await expect.poll(() => getPendingPrices().size, { interval: 20 }).toBe(3)
  const countVisits = () => [...countByStatusOrFailure.values()].reduce((sum, count) => sum + count, 0)
  const pausedCount = countVisits()
  resume()
  await expect.poll(countVisits, { interval: 20 }).toBeGreaterThan(pausedCount + visitorCount)
  isStopping = true
  const exitCode = site.stop()
  await expect.poll(() => getStatusOrFailure('/'), { interval: 20 }).toBe('refused')
  site.api.setBehavior('good')
  expect(await pendingVisits).toEqual([200, 200, 200])
  await browsePromise
  agent.destroy()
  expect(await exitCode).toBe(0)
  expect(
    [...countByStatusOrFailure.keys()].filter(statusOrFailure => ![200, 404, 503, 'refused'].includes(statusOrFailure)),
  ).toEqual([])
  expect(site.getLog()).not.toMatch(/"level":(50|60|"error"|"fatal")/)
})

test('the site serves cached pages under load while its API is unreachable, hangs or fails, and recovers afterwards', async () => {
  const site = await startSite(productionTimeoutSettings)
  const agent = new Agent({ keepAlive: true, maxSockets: visitorCount })
  const visitConcurrently = async (count: number, createPath: () => string) =>
    new Set(
      await Promise.all(
        Array.from(
          { length: count },
          async () => (await visit(site.url, { path: createPath() }, agent)).statusOrFailure,
        ),
      ),
    )
  let price = 0
  /** The four new pages are fewer than the render limit. */
  const visitPages = () =>
    Promise.all([
      visitConcurrently(visitorCount, () => '/saratov'),
      visitConcurrently(4, () => `/saratov/specialists?price_to=${++price}`),
    ])
  const allServed = [new Set([200]), new Set([200])]
  const cachedOnly = [new Set([200]), new Set([503])]
  // A busy machine may reject some requests at first.
  await expect.poll(visitPages, { timeout: 60_000 }).toEqual(allServed)
  // A page with a block that failed is served, but not stored.
  await expect.poll(async () => (await visit(site.url, { path: '/saratov' }, agent)).isCacheable).toBe(true)
  for (const behavior of ['unreachable', 'silent', 'failing'] as const) {
    site.api.setBehavior(behavior)
    expect([behavior, ...(await visitPages())]).toEqual([behavior, ...cachedOnly])
    site.api.setBehavior('good')
    await expect.poll(visitPages, { timeout: 60_000 }).toEqual(allServed)
  }
  expect(site.isRunning()).toBe(true)
  agent.destroy()
  await site.stop()
})

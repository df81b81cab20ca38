import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorEntry } from '#application/error-table.ts'
import { readAddress } from '#infrastructure/web-server/address.ts'
import { createFakeNext, type Plan } from '#infrastructure/web-server/testing/fake-next.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createBody, getContent, type CachedResponse } from './cached-response.ts'
import type { ErrorPage } from './error-address.ts'
import { createFinishPage } from './finish-page.ts'
import { createPageRenderer } from './page-renderer.ts'

const log: unknown[][] = []
const logger = {
  info: (...line: unknown[]) => void log.push(['info', ...line]),
  warn: (...line: unknown[]) => void log.push(['warn', ...line]),
  error: (...line: unknown[]) => void log.push(['error', ...line]),
}
const request = expect.stringMatching(/^[0-9a-f]{10}$/) as string
let site: Awaited<ReturnType<typeof createFakeSite>>
beforeEach(async () => {
  log.length = 0
  site = await createFakeSite({ logger })
})
afterEach(() => vi.useRealTimers())

it('logs each render with its completeness and duration', async () => {
  await site.app.inject('/kazan')
  site.plan('/perm', { incomplete: true })
  await site.app.inject('/perm')
  const ms = expect.toSatisfy((taken: number) => taken >= 0 && taken < 60_000) as number
  const rendered = { request, path: '/kazan', complete: true, ms }
  expect(log).toEqual([
    ['info', 'page rendered', rendered],
    ['info', 'page rendered', { ...rendered, path: '/perm', complete: false }],
  ])
})

it('logs a defect with its cause', async () => {
  site.plan('/kazan', { crash: true })
  await site.app.inject('/kazan')
  expect(log).toEqual([['error', 'page failed', { request, path: '/kazan', error: new Error('Next failed') }]])
})

it('does not log a stuck or overlong queued render as a defect', async () => {
  await site.pages.errorPage('ru', errorEntry('Overloaded'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void site.hold(new Promise(() => undefined))
  const asked = Array.from({ length: 9 }, (_, index) => site.app.inject(`/city-${index}`))
  await expect.poll(() => site.pages.renders()).toMatchObject({ running: 8, queued: 1 })
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 503))
  const late = Array.from({ length: 8 }, (_, index) => `/city-${index}`)
  expect(log).toEqual([
    ['warn', 'overloaded', { request, path: '/city-8' }],
    ...late.map(path => ['warn', 'render timed out', { request, path }]),
  ])
})

/** Renders an address; also returns the error pages that it requested. */
async function made(path: string, plan: Plan & { errorPageFails?: true } = {}, status?: number) {
  const address = readAddress(path)
  if (typeof address === 'string') throw new Error(address)
  const next = createFakeNext()
  next.plan(address.inner, plan)
  const document = await createBody('text/html', 'failure')
  const failures: ErrorPage[] = []
  const errorPage = async (_locale: string, error: ErrorPage): Promise<CachedResponse> => {
    failures.push(error)
    if (error.path !== undefined && plan.errorPageFails) throw new Error('Next failed')
    return { status: error.status, maxAge: 'never', document }
  }
  const render = createPageRenderer({
    ask: async (locale, inner, id) => {
      const rendered = await next.ask(locale, inner, id)
      return status === undefined ? rendered : { ...rendered, status }
    },
    finishPage: createFinishPage(),
    errorPage,
    missingPage: async ({ tag }) => {
      failures.push({ status: 404, message: tag })
      return { partition: 'missing', value: { status: 404, maxAge: 60, document }, bytes: 1, ttl: 60 }
    },
  })
  const produced = await render(address, 'id-1', {})
  return { produced, failures, asked: next.asked, html: getContent(produced.value.document, 'identity').toString() }
}

it.each([
  ['/', 3600, 'pages'],
  ['/kazan', 300, 'pages'],
  ['/kazan/specialists', 300, 'pages'],
  ['/kazan/specialists/repair', 300, 'pages'],
  ['/profiles', 300, 'pages'],
  ['/profiles?sort=new', 60, 'searches'],
  ['/kazan/specialists?price_to=100', 60, 'searches'],
  ['/profiles/7', 60, 'pages'],
  ['/profiles/compare', Infinity, 'pages'],
  ['/profiles/cities', 3600, 'pages'],
  ['/about', Infinity, 'pages'],
  ['/profile', Infinity, 'pages'],
  ['/register', Infinity, 'pages'],
  ['/test', Infinity, 'pages'],
  ['/test/api', Infinity, 'pages'],
] as const)('%s lasts for %d s, among the %s', async (path, ttl, partition) => {
  const { produced, failures } = await made(path)
  expect(produced).toMatchObject({ partition, ttl, value: { status: 200, maxAge: ttl } })
  expect([produced.partition !== 'none' && produced.bytes > 500, failures]).toEqual([true, []])
})

it.each([
  ['/profile', true],
  ['/register', true],
  ['/test', true],
  ['/test/api', false],
  ['/kazan', false],
])('%s hydrates at once: %s, and else fetches its flight data', async (path, atOnce) => {
  const { html } = await made(path)
  expect(html.includes("load();dispatchEvent(new Event('focusin'))</script>")).toBe(atOnce)
  expect(html.includes('data-render=')).toBe(!atOnce)
})

it('serves an incomplete page once, with its flight data', async () => {
  const { produced, html } = await made('/kazan', { incomplete: true })
  expect(produced).toMatchObject({ partition: 'none', value: { status: 200, maxAge: 'never' } })
  expect(html).not.toContain('data-render=')
})

it('stores a page past the end of its list as missing', async () => {
  const { produced } = await made('/profiles?page=2', { pastEnd: true })
  expect(produced).toMatchObject({ partition: 'missing', ttl: 300, value: { status: 200, isMissing: true } })
  expect((await made('/profiles?page=2')).produced.value.isMissing).toBeUndefined()
})

it.each([
  ['/nope/nope', {}, 'PageNotFound', 0],
  ['/kazan', { failure: 'CityNotFound' }, 'CityNotFound', 1],
  ['/kazan', { nothing: true }, 'PageNotFound', 1],
] as const)('%s, rendered as %j, is not found: %s', async (path, plan, tag, renders) => {
  const { produced, failures, asked } = await made(path, plan)
  expect(produced).toMatchObject({ partition: 'missing', ttl: 60 })
  expect([failures, asked.length]).toEqual([[{ status: 404, message: tag }], renders])
})

it('renders an error page with the request id and its address', async () => {
  const { produced, failures } = await made('/profiles?page=2', { failure: 'ApiUnavailable' })
  expect(produced).toMatchObject({ partition: 'none', value: { status: 503 } })
  expect(failures).toEqual([{ ...errorEntry('ApiUnavailable'), path: '/profiles?page=2', id: 'id-1' }])
})

it('falls back to the overload page in memory if an error page fails', async () => {
  const { produced, failures } = await made('/kazan', { failure: 'ApiUnavailable', errorPageFails: true })
  expect(produced).toMatchObject({ partition: 'none', value: { status: 503 } })
  expect(failures.at(-1)).toEqual(errorEntry('Overloaded'))
})

it('treats any other status of Next as a defect', async () => {
  const { failures } = await made('/kazan', {}, 307)
  expect(failures).toEqual([{ ...errorEntry('Defect'), path: '/kazan', id: 'id-1' }])
  expect(log).toEqual([
    ['error', 'page failed', { request: 'id-1', path: '/kazan', error: new Error('Next answered 307') }],
  ])
})

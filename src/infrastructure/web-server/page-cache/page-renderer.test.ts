import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getErrorEntry } from '#application/error-table.ts'
import { readAddress } from '#infrastructure/web-server/address.ts'
import { createFakeNext, type RenderDeviations } from '#infrastructure/web-server/testing/fake-next.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createBody, getContent, type CachedResponse } from './cached-response.ts'
import type { ErrorPage } from './error-address.ts'
import { createPageFinisher } from './finish-page.ts'
import { createPageRenderer } from './page-renderer.ts'

const log: unknown[][] = []
const logger = {
  info: (...line: unknown[]) => void log.push(['info', ...line]),
  warn: (...line: unknown[]) => void log.push(['warn', ...line]),
  error: (...line: unknown[]) => void log.push(['error', ...line]),
}
const anyRequestId = expect.stringMatching(/^[0-9a-f]{10}$/) as string
let site: Awaited<ReturnType<typeof createFakeSite>>
beforeEach(async () => {
  log.length = 0
  site = await createFakeSite({ logger })
})
afterEach(() => vi.useRealTimers())

it('logs each render with its completeness and duration', async () => {
  await site.app.inject('/kazan')
  site.setDeviations('/perm', { isIncomplete: true })
  await site.app.inject('/perm')
  const ms = expect.toSatisfy((duration: number) => duration >= 0 && duration < 60_000) as number
  const logFields = { request: anyRequestId, path: '/kazan', complete: true, ms }
  expect(log).toEqual([
    ['info', 'page rendered', logFields],
    ['info', 'page rendered', { ...logFields, path: '/perm', complete: false }],
  ])
})

it('logs a defect with its cause', async () => {
  site.setDeviations('/kazan', { throws: true })
  await site.app.inject('/kazan')
  expect(log).toEqual([
    ['error', 'page failed', { request: anyRequestId, path: '/kazan', error: new Error('Next failed') }],
  ])
})

it('does not log a render that is stuck or queued too long as a defect', async () => {
  await site.pages.renderErrorPage('ru', getErrorEntry('Overloaded'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void site.holdRenders(new Promise(() => undefined))
  const requests = Array.from({ length: 9 }, (_, index) => site.app.inject(`/city-${index}`))
  await expect.poll(() => site.pages.getRenderCounts()).toMatchObject({ running: 8, queued: 1 })
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await Promise.all(requests)).map(({ statusCode }) => statusCode)).toEqual(requests.map(() => 503))
  const latePaths = Array.from({ length: 8 }, (_, index) => `/city-${index}`)
  expect(log).toEqual([
    ['warn', 'overloaded', { request: anyRequestId, path: '/city-8' }],
    ...latePaths.map(path => ['warn', 'render timed out', { request: anyRequestId, path }]),
  ])
})

async function renderPage(
  path: string,
  deviations: RenderDeviations & { errorPageFails?: true } = {},
  status?: number,
) {
  const address = readAddress(path)
  if (typeof address === 'string') throw new Error(address)
  const next = createFakeNext()
  next.setDeviations(address.nextUrl, deviations)
  const document = await createBody('text/html', 'failure')
  const failures: ErrorPage[] = []
  const renderErrorPage = async (_locale: string, error: ErrorPage): Promise<CachedResponse> => {
    failures.push(error)
    if (error.path !== undefined && deviations.errorPageFails) throw new Error('Next failed')
    return { status: error.status, maxAge: 'never', document }
  }
  const render = createPageRenderer({
    renderNextUrl: async (locale, nextUrl, id) => {
      const renderedPage = await next.renderNextUrl(locale, nextUrl, id)
      return status === undefined ? renderedPage : { ...renderedPage, status }
    },
    finishPage: createPageFinisher(),
    renderErrorPage,
    renderMissingPage: async ({ tag }) => {
      failures.push({ status: 404, message: tag })
      return { partition: 'missing', value: { status: 404, maxAge: 60, document }, bytes: 1, ttl: 60 }
    },
  })
  const result = await render(address, 'id-1', {})
  return {
    result,
    failures,
    renderedUrls: next.renderedUrls,
    html: getContent(result.value.document, 'identity').toString(),
  }
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
] as const)('%s is fresh for %d s, in the partition %s', async (path, ttl, partition) => {
  const { result, failures } = await renderPage(path)
  expect(result).toMatchObject({ partition, ttl, value: { status: 200, maxAge: ttl } })
  expect([result.partition !== 'none' && result.bytes > 500, failures]).toEqual([true, []])
})

it.each([
  ['/profile', true],
  ['/register', true],
  ['/test', true],
  ['/test/api', false],
  ['/kazan', false],
])('%s hydrates at once instead of fetching its flight data later: %s', async (path, hydratesAtOnce) => {
  const { html } = await renderPage(path)
  expect(html.includes("load();dispatchEvent(new Event('focusin'))</script>")).toBe(hydratesAtOnce)
  expect(html.includes('data-render=')).toBe(!hydratesAtOnce)
})

it('does not store an incomplete page, and leaves its flight data in the document', async () => {
  const { result, html } = await renderPage('/kazan', { isIncomplete: true })
  expect(result).toMatchObject({ partition: 'none', value: { status: 200, maxAge: 'never' } })
  expect(html).not.toContain('data-render=')
})

it('stores a page past the end of its list as missing', async () => {
  const { result } = await renderPage('/profiles?page=2', { isPastEnd: true })
  expect(result).toMatchObject({ partition: 'missing', ttl: 300, value: { status: 200, isMissing: true } })
  expect((await renderPage('/profiles?page=2')).result.value.isMissing).toBeUndefined()
  expect((await renderPage('/profiles?sort=new&page=2', { isPastEnd: true })).result).toMatchObject({
    partition: 'missing',
    ttl: 60,
    value: { isMissing: true },
  })
})

it.each([
  ['/nope/nope', {}, 'PageNotFound', 0],
  ['/kazan', { failure: 'CityNotFound' }, 'CityNotFound', 1],
  ['/kazan', { hasNoOutput: true }, 'PageNotFound', 1],
] as const)('%s with the deviations %j is not found: %s', async (path, deviations, tag, renders) => {
  const { result, failures, renderedUrls } = await renderPage(path, deviations)
  expect(result).toMatchObject({ partition: 'missing', ttl: 60 })
  expect([failures, renderedUrls.length]).toEqual([[{ status: 404, message: tag }], renders])
})

it('renders an error page with the request id and the requested path', async () => {
  const { result, failures } = await renderPage('/profiles?page=2', { failure: 'ApiUnavailable' })
  expect(result).toMatchObject({ partition: 'none', value: { status: 503 } })
  expect(failures).toEqual([{ ...getErrorEntry('ApiUnavailable'), path: '/profiles?page=2', requestId: 'id-1' }])
})

it('falls back to the overload page in memory if an error page fails', async () => {
  const { result, failures } = await renderPage('/kazan', { failure: 'ApiUnavailable', errorPageFails: true })
  expect(result).toMatchObject({ partition: 'none', value: { status: 503 } })
  expect(failures.at(-1)).toEqual(getErrorEntry('Overloaded'))
})

it('treats an unexpected status from Next as a defect', async () => {
  const { failures } = await renderPage('/kazan', {}, 307)
  expect(failures).toEqual([{ ...getErrorEntry('Defect'), path: '/kazan', requestId: 'id-1' }])
  expect(log).toEqual([
    ['error', 'page failed', { request: 'id-1', path: '/kazan', error: new Error('Next answered 307') }],
  ])
})

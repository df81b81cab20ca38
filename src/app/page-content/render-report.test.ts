import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Logger } from '#application/shared/shared.ports.ts'
import { exchange } from '#infrastructure/api/client/exchange.ts'
import { createResponseCache } from '#infrastructure/api/client/response-cache.ts'
import { defaultQueryTimeoutMs } from '#infrastructure/api/client/retry-policy.ts'
import type { Render, Scope } from '#infrastructure/runtime/runtime.ts'
import { ComparisonContent } from './comparison-content.tsx'
import { ProfileContent } from './profile-content.tsx'
import { SpecialistsContent } from './specialists-content.tsx'

function createResponseBody(url: string): unknown {
  const { pathname, searchParams } = new URL(url)
  const page = Number(searchParams.get('page') ?? 1)
  const list = { current_page: page, last_page: 1, per_page: 10, total: 10 }
  if (pathname === '/api/cities/by/slug/kazan') return { city: { id: 1, slug: 'kazan', name: 'Kazan' } }
  if (pathname === '/api/regions') return { regions: [] }
  if (pathname === '/api/profiles/7') return { profile: { id: 7, user: { id: 1, name: 'Aigul' } } }
  // Past the end, this API returns its last page of profiles, but no reviews.
  if (pathname === '/api/v2/profiles')
    return { ...list, current_page: 1, data: [{ id: 7, user: { id: 1, name: 'Aigul' } }] }
  if (pathname === '/api/profiles/7/reviews') return { ...list, data: page > 1 ? [] : [{ id: 1, text: 'Good' }] }
  return { categories: [] }
}

const scope = new AsyncLocalStorage<Scope>()

beforeEach(() => {
  globalThis.znatok = {
    scope,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    fetch: url => Promise.resolve(Response.json(createResponseBody(url))),
    exchange,
    responseCache: createResponseCache(),
    onBrokenResponse: () => undefined,
    apiBaseUrl: 'http://api.example',
    queryTimeoutMs: defaultQueryTimeoutMs,
    imageHosts: [],
    siteUrl: 'http://localhost:3000',
    telegramBot: undefined,
    isDemo: false,
  }
})

async function renderPage(page: () => Promise<unknown>): Promise<Render> {
  const render: Render = {}
  await scope.run({ locale: 'ru', id: 'test', render }, page)
  return render
}

it.each([
  ['a city', 'kazan'],
  ['the country', null],
])('marks a page past the end of a list of %s, and no other page', async (_name, city) => {
  const createListPage = (page: string) => () => SpecialistsContent({ locale: 'ru', city, page, category: undefined })
  expect(await renderPage(createListPage('1'))).toEqual({})
  expect(await renderPage(createListPage('99999'))).toEqual({ isPastEnd: true })
})

it('marks a profile page past the end of its reviews', async () => {
  const createProfilePage = (page: number) => () => ProfileContent({ locale: 'ru', id: 7, page })
  expect(await renderPage(createProfilePage(1))).toEqual({})
  expect(await renderPage(createProfilePage(99_999))).toEqual({ isPastEnd: true })
})

it('marks an empty list as incomplete if its alternatives could not be read', async () => {
  const { znatok } = globalThis
  const emptyList = { current_page: 1, last_page: 1, per_page: 24, total: 0, data: [] }
  const fetch = (url: string) =>
    Promise.resolve(
      url.includes('/profiles')
        ? Response.json(emptyList)
        : Response.json(createResponseBody(url), { status: url.includes('/regions') ? 503 : 200 }),
    )
  if (znatok) globalThis.znatok = { ...znatok, fetch }
  const createListPage = (city: string | null) => () =>
    SpecialistsContent({ locale: 'ru', city, page: '1', category: undefined })
  expect(await renderPage(createListPage(null))).toEqual({})
  expect(await renderPage(createListPage('kazan'))).toEqual({ isIncomplete: true })
})

it('marks a comparison as incomplete if a profile could not be read, but not if it does not exist', async () => {
  const { znatok } = globalThis
  const statuses: Readonly<Record<string, number>> = { 500: 500, 404: 404 }
  const fetch = (url: string) => {
    const id = new URL(url).pathname.split('/').at(-1) ?? ''
    return Promise.resolve(Response.json(createResponseBody(url.replace(/\d+$/, '7')), { status: statuses[id] ?? 200 }))
  }
  const warn = vi.fn<Logger['warn']>()
  if (znatok) globalThis.znatok = { ...znatok, fetch, logger: { ...znatok.logger, warn } }
  const getFailedUseCases = () =>
    warn.mock.calls.filter(([event]) => event === 'use-case failed').map(([, details]) => details)
  const createComparisonPage = (ids: readonly number[]) => () => ComparisonContent({ locale: 'ru', ids })
  expect(await renderPage(createComparisonPage([7, 404]))).toEqual({})
  expect(getFailedUseCases()).toEqual([])
  expect(await renderPage(createComparisonPage([7, 500]))).toEqual({ isIncomplete: true })
  expect(getFailedUseCases()).toEqual([{ useCase: 'compareProfiles.500', tag: 'ApiUnavailable' }])
  expect(await renderPage(createComparisonPage([]))).toEqual({})
})

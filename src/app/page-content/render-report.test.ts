import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Logger } from '#application/shared/shared.ports.ts'
import { createResponseCache } from '#infrastructure/api/client/response-cache.ts'
import { defaultQueryTimeoutMs } from '#infrastructure/api/client/retry-policy.ts'
import type { Render, Scope } from '#infrastructure/runtime/runtime.ts'
import { ComparisonContent } from './comparison-content.tsx'
import { ProfileContent } from './profile-content.tsx'
import { SpecialistsContent } from './specialists-content.tsx'

/** The API has ten profiles and ten reviews, ten per page. */
function renderAddress(address: string): unknown {
  const { pathname, searchParams } = new URL(address)
  const page = Number(searchParams.get('page') ?? 1)
  const list = { current_page: page, last_page: 1, per_page: 10, total: 10 }
  if (pathname === '/api/cities/by/slug/kazan') return { city: { id: 1, slug: 'kazan', name: 'Kazan' } }
  if (pathname === '/api/profiles/7') return { profile: { id: 7, user: { id: 1, name: 'Aigul' } } }
  if (pathname === '/api/v2/profiles')
    return { ...list, data: page > 1 ? [] : [{ id: 7, user: { id: 1, name: 'Aigul' } }] }
  if (pathname === '/api/profiles/7/reviews') return { ...list, data: page > 1 ? [] : [{ id: 1, text: 'Good' }] }
  return { categories: [] }
}

const scope = new AsyncLocalStorage<Scope>()

beforeEach(() => {
  globalThis.znatok = {
    scope,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    fetch: address => Promise.resolve(Response.json(renderAddress(address))),
    responseCache: createResponseCache(),
    apiBaseUrl: 'http://api.example',
    queryTimeoutMs: defaultQueryTimeoutMs,
    imageHosts: [],
    siteUrl: 'http://localhost:3000',
    telegramBot: undefined,
    demo: false,
  }
})

async function rendered(page: () => Promise<unknown>): Promise<Render> {
  const render: Render = {}
  await scope.run({ locale: 'ru', id: 'test', render }, page)
  return render
}

it.each([
  ['a city', 'kazan'],
  ['the country', null],
])('a list of %s reports a page past its end, and only that', async (_of, city) => {
  const list = (page: string) => () => SpecialistsContent({ locale: 'ru', city, page, category: undefined })
  expect(await rendered(list('1'))).toEqual({})
  expect(await rendered(list('99999'))).toEqual({ pastEnd: true })
})

it('reports a profile page past the end of its reviews', async () => {
  const profile = (page: number) => () => ProfileContent({ locale: 'ru', id: 7, page })
  expect(await rendered(profile(1))).toEqual({})
  expect(await rendered(profile(99_999))).toEqual({ pastEnd: true })
})

it('marks an empty list as incomplete if its alternatives could not be read', async () => {
  const { znatok } = globalThis
  const empty = { current_page: 1, last_page: 1, per_page: 24, total: 0, data: [] }
  const fetch = (address: string) =>
    Promise.resolve(
      address.includes('/profiles')
        ? Response.json(empty)
        : Response.json(renderAddress(address), { status: address.includes('/regions') ? 503 : 200 }),
    )
  if (znatok) globalThis.znatok = { ...znatok, fetch }
  const list = (city: string | null) => () => SpecialistsContent({ locale: 'ru', city, page: '1', category: undefined })
  expect(await rendered(list(null))).toEqual({})
  expect(await rendered(list('kazan'))).toEqual({ incomplete: true })
})

it('marks a comparison as incomplete if a profile could not be read, but not if it does not exist', async () => {
  const { znatok } = globalThis
  const statuses: Readonly<Record<string, number>> = { 500: 500, 404: 404 }
  const fetch = (address: string) => {
    const id = new URL(address).pathname.split('/').at(-1) ?? ''
    return Promise.resolve(Response.json(renderAddress(address.replace(/\d+$/, '7')), { status: statuses[id] ?? 200 }))
  }
  const warn = vi.fn<Logger['warn']>()
  if (znatok) globalThis.znatok = { ...znatok, fetch, logger: { ...znatok.logger, warn } }
  const failedUseCases = () =>
    warn.mock.calls.filter(([event]) => event === 'use-case failed').map(([, details]) => details)
  const compare = (ids: readonly number[]) => () => ComparisonContent({ locale: 'ru', ids })
  expect(await rendered(compare([7, 404]))).toEqual({})
  expect(failedUseCases()).toEqual([])
  expect(await rendered(compare([7, 500]))).toEqual({ incomplete: true })
  expect(failedUseCases()).toEqual([{ useCase: 'compareProfiles.500', tag: 'ApiUnavailable' }])
  expect(await rendered(compare([]))).toEqual({})
})

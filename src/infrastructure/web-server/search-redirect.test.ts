import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeApi } from './testing/fake-api.ts'
import { createFakeSite } from './testing/fake-site.ts'

const regions = [{ name: 'Татарстан', cities: [{ id: 1, slug: 'kazan', name: 'Казань' }] }]
const categories = [{ id: 5, slug: 'santekhniki', name: 'Сантехники', parent_id: null, children: [] }]

const api = createFakeApi()
let site: Awaited<ReturnType<typeof createFakeSite>>
beforeEach(async () => {
  api.calls.length = 0
  api.plan('GET /api/regions', () => Response.json({ regions }))
  api.plan('GET /api/categories', () => Response.json({ categories }))
  site = await createFakeSite({ fetchApi: api.fetch })
})
afterEach(() => vi.useRealTimers())

const requestPage = async (path: string, query: Record<string, string>, headers: Record<string, string> = {}) => {
  const { statusCode, headers: responseHeaders } = await site.app.inject({
    url: `${path}?${new URLSearchParams(query).toString().replace('%7E', '~')}`,
    headers,
  })
  const cacheControl = responseHeaders['cache-control']
  return statusCode === 200 ? [200, cacheControl] : [statusCode, responseHeaders.location, cacheControl]
}
const cacheablePage: unknown = [200, expect.stringContaining('public')]
const uncacheablePage: unknown = [200, 'private, no-store']

test.each([
  ['/profiles', { search: 'сантехник в казани' }, '/kazan/specialists/santekhniki'],
  ['/profiles', { search: 'сантехник' }, '/profiles?category=santekhniki'],
  ['/en/profiles', { search: 'santekhnik kazan' }, '/en/kazan/specialists/santekhniki'],
  [
    '/perm/specialists',
    { search: 'сантехники дешево', price_to: '900' },
    '/perm/specialists/santekhniki?sort=price&price_to=900',
  ],
  ['/profiles', { search: 'сантехник до 2000 рублей' }, '/profiles?category=santekhniki&price_to=2000'],
  ['/profiles', { search: 'до 2к', price_to: '900' }, '/profiles?price_to=900'],
  ['/profiles', { search: 'до 900', price_to: '2000' }, '/profiles?price_to=900'],
  ['/profiles', { search: 'сантехник до 900', price_to: 'x' }, '/profiles?category=santekhniki&price_to=900'],
  [
    '/perm/specialists',
    { search: 'сантехник душ', sort: 'new' },
    '/perm/specialists/santekhniki?search=%D0%B4%D1%83%D1%88&sort=new',
  ],
])('R-search: redirects %s with %j to %s', async (path, query, to) => {
  expect(await requestPage(path, query)).toEqual([307, to, 'no-store'])
})

test.each([
  ['a search without a category or city', '/profiles', { search: 'Марина' }],
  ['a list of a category', '/kazan/specialists/santekhniki', { search: 'казань' }],
  ['a further page', '/profiles', { search: 'сантехник', page: '2' }],
  ['a city page', '/kazan', { search: 'сантехник' }],
])('does not redirect %s', async (_, path, query) => {
  expect(await requestPage(path, query)).toEqual(cacheablePage)
})

test('redirects the router too, but not a document that requests its own flight data', async () => {
  const search = 'сантехник'
  expect(await requestPage('/profiles', { search, _rsc: 'a1' }, { rsc: '1' })).toEqual([
    307,
    '/profiles?category=santekhniki&_rsc=a1',
    'no-store',
  ])
  expect(await requestPage('/profiles', { search, _rsc: '~0123456789' }, { rsc: '1' })).toEqual(uncacheablePage)
})

test('redirects a visitor with a session, even if the session hint is missing', async () => {
  for (const cookie of ['auth.access_token=1%7Cx; session=signed-in', 'auth.access_token=1%7Cx'])
    expect(await requestPage('/profiles', { search: 'сантехник' }, { cookie })).toEqual([
      307,
      '/profiles?category=santekhniki',
      'no-store',
    ])
})

test('does not call the API again for the same search', async () => {
  // An uncertain search counts profiles, which the response cache does not hold.
  api.plan('GET /api/v2/profiles', () =>
    Response.json({ current_page: 1, last_page: 1, per_page: 1, total: 0, data: [] }),
  )
  const redirectResult = [307, '/profiles?category=santekhniki', 'no-store']
  expect(await requestPage('/profiles', { search: 'сантихник' })).toEqual(redirectResult)
  const count = api.calls.length
  expect(await requestPage('/profiles', { search: 'сантихник' })).toEqual(redirectResult)
  expect(api.calls).toHaveLength(count)
})

test.each([
  [
    'redirects to the recognized part of a search',
    'сантехник в казани',
    [307, expect.stringMatching(/category=santekhniki&search=/), 'no-store'],
  ],
  ['shows a page that no cache stores', 'в казани', uncacheablePage],
])(
  '%s while the regions fail, and interprets the whole search once they can be read again',
  async (_what, search, result) => {
    api.plan('GET /api/regions', () => new Response(null, { status: 500 }))
    expect(await requestPage('/profiles', { search })).toEqual(result)
    api.plan('GET /api/regions', () => Response.json({ regions }))
    expect(await requestPage('/profiles', { search })).toEqual([307, expect.stringMatching(/^\/kazan\//), 'no-store'])
  },
)

test('restores the hint of a session on the page of a search that could not be interpreted', async () => {
  api.plan('GET /api/regions', () => new Response(null, { status: 500 }))
  const { headers } = await site.app.inject({
    url: `/profiles?${new URLSearchParams({ search: 'в казани' }).toString()}`,
    headers: { cookie: 'auth.access_token=1%7Cx' },
  })
  expect(headers['set-cookie']).toMatch(/^session=signed-in;/)
  expect(headers['cache-control']).toBe('private, no-store')
})

test('shows a page that no cache stores if the list of specialists fails', async () => {
  api.plan('GET /api/v2/profiles', () => new Response(null, { status: 500 }))
  expect(await requestPage('/profiles', { search: 'сантихник' })).toEqual(uncacheablePage)
})

test('interprets at most sixteen concurrent searches; no cache stores the pages of the others', async () => {
  // A slow machine must not trigger the timeout of a call.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let releaseApi: () => void = () => undefined
  const apiReleased = new Promise<void>(resolve => (releaseApi = resolve))
  api.plan('GET /api/categories', async () => {
    await apiReleased
    return Response.json({ categories })
  })
  const searchTexts = Array.from({ length: 20 }, (_, index) => `сантехник слово${'а'.repeat(index)}`)
  const results: unknown[] = []
  const searches = searchTexts.map(async search => results.push(await requestPage('/profiles', { search })))
  await expect.poll(() => results).toEqual(Array.from({ length: 4 }, () => uncacheablePage))
  releaseApi()
  await Promise.all(searches)
  const redirectResult: unknown = [307, expect.any(String), 'no-store']
  expect(results.slice(4)).toEqual(Array.from({ length: 16 }, () => redirectResult))
})

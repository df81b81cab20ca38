import { beforeEach, expect, it } from 'vitest'
import { createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import type { CityWithRegion } from '#domain/city/city.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { getErrorEntry } from '#application/error-table.ts'
import { createFakeNext } from '#infrastructure/web-server/testing/fake-next.ts'
import { readErrorAddress } from './error-address.ts'
import { createPageFinisher } from './finish-page.ts'
import { createMissingPageRenderer, createSimilarCityFinder } from './missing-pages.ts'

let api: ReturnType<typeof createFakeApi>
beforeEach(() => {
  api = createFakeApi()
  installFakeRuntime({ fetchApi: api.fetch })
  const kazan = { id: 5, slug: 'kazan', name: 'Казань' }
  api.plan('GET /api/regions', () => Response.json({ regions: [{ name: 'Татарстан', cities: [kazan] }] }))
})
const findSimilarSlugs = async (locale: 'ru' | 'en', path: string) =>
  (await createSimilarCityFinder(useCases)(locale, path, 'id'))?.map(({ slug }) => slug)

it.each([
  ['ru', '/kazn/specialists'],
  ['ru', '/%D0%BA%D0%B0%D0%B7%D0%B0%D0%BD'],
  ['en', '/en/kazn/x'],
] as const)('suggests the city with a similar name: %s %s', async (locale, path) => {
  expect(await findSimilarSlugs(locale, path)).toEqual(['kazan'])
  expect(api.calls).toMatchObject([{ path: '/api/regions', lang: locale, token: undefined }])
})

it.each([
  ['ru', '/'],
  ['en', '/en'],
  ['ru', '/profiles/x'],
  ['en', '/en/about/kazan'],
] as const)(
  'suggests no city for a reserved or missing first segment, and calls no API: %s %s',
  async (locale, path) => {
    expect(await findSimilarSlugs(locale, path)).toEqual([])
    expect(api.calls).toEqual([])
  },
)

it('returns undefined if the API fails', async () => {
  api.plan('GET /api/regions', () => new Response('', { status: 503 }))
  expect(await findSimilarSlugs('ru', '/kazn')).toBeUndefined()
})

async function renderMissingPage(
  locale: 'ru' | 'en',
  path: string,
  similarCities: readonly CityWithRegion[] | undefined,
) {
  const next = createFakeNext()
  const renderPage = createMissingPageRenderer(next.renderNextUrl, createPageFinisher(), async () => similarCities)
  const result = await renderPage({ locale, path, tag: 'CityNotFound', id: 'id-1', slotRequest: {} })
  return {
    errors: next.renderedUrls.map(address => readErrorAddress(address.split('/').at(-1) ?? '')),
    requestIds: next.requestIds,
    result,
  }
}

it.each([
  ['ru', '/kazn/x'],
  ['en', '/en/kazn/x'],
] as const)('renders the error and similar cities for %s %s', async (locale, path) => {
  const similarCities = [{ id: 5, slug: 'kazan', name: 'Казань', region: 'Татарстан' }]
  const { errors, requestIds, result } = await renderMissingPage(locale, path, similarCities)
  const { value, ...storage } = result
  expect(errors).toEqual([{ ...getErrorEntry('CityNotFound'), missingPageTag: 'CityNotFound', similarCities, path }])
  expect(requestIds).toEqual(['id-1'])
  expect([value.status, value.maxAge, value.flight]).toEqual([404, 60, undefined])
  expect(storage).toEqual({ partition: 'missing', ttl: 60, bytes: expect.any(Number) as number })
})

it('does not store a page whose suggestions could not be read', async () => {
  const { errors, result } = await renderMissingPage('ru', '/kazn', undefined)
  expect(errors).toMatchObject([{ similarCities: [] }])
  expect(result).toMatchObject({ partition: 'none', value: { status: 404, maxAge: 'never' } })
})

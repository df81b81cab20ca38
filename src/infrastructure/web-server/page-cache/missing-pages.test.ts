import { beforeEach, expect, it } from 'vitest'
import { createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import type { CityWithRegion } from '#domain/city/find-similar-cities.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { createFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { errorEntry } from '#application/error-table.ts'
import { createFakeNext } from '#infrastructure/web-server/testing/fake-next.ts'
import { readErrorAddress } from './error-address.ts'
import { createFinishPage } from './finish-page.ts'
import { createMissingPage, createFindSimilarCities } from './missing-pages.ts'

let api: ReturnType<typeof createFakeApi>
beforeEach(() => {
  api = createFakeApi()
  createFakeRuntime({ api: api.fetch })
  const kazan = { id: 5, slug: 'kazan', name: 'Казань' }
  api.plan('GET /api/regions', () => Response.json({ regions: [{ name: 'Татарстан', cities: [kazan] }] }))
})
const slugsNear = async (locale: 'ru' | 'en', path: string) =>
  (await createFindSimilarCities(useCases)(locale, path, 'id'))?.map(({ slug }) => slug)

it.each([
  ['ru', '/kazn/specialists'],
  ['ru', '/%D0%BA%D0%B0%D0%B7%D0%B0%D0%BD'],
  ['en', '/en/kazn/x'],
] as const)('an address like that of a city names it: %s %s', async (locale, path) => {
  expect(await slugsNear(locale, path)).toEqual(['kazan'])
  expect(api.calls).toMatchObject([{ path: '/api/regions', lang: locale, token: undefined }])
})

it.each([
  ['ru', '/'],
  ['en', '/en'],
  ['ru', '/profiles/x'],
  ['en', '/en/about/kazan'],
] as const)('an address of our own names none, and asks nobody: %s %s', async (locale, path) => {
  expect(await slugsNear(locale, path)).toEqual([])
  expect(api.calls).toEqual([])
})

it('returns undefined if the API fails', async () => {
  api.plan('GET /api/regions', () => new Response('', { status: 503 }))
  expect(await slugsNear('ru', '/kazn')).toBeUndefined()
})

/** Renders the 404 page of an address; also returns the errors that Next was asked to render. */
async function missing(locale: 'ru' | 'en', path: string, near: readonly CityWithRegion[] | undefined) {
  const next = createFakeNext()
  const page = createMissingPage(next.ask, createFinishPage(), async () => near)
  const produced = await page({ locale, path, tag: 'CityNotFound', id: 'id-1', slotRequest: {} })
  return {
    errors: next.asked.map(address => readErrorAddress(address.split('/').at(-1) ?? '')),
    ids: next.ids,
    produced,
  }
}

it.each([
  ['ru', '/kazn/x'],
  ['en', '/en/kazn/x'],
] as const)('the page of %s %s says what was not found and names similar cities', async (locale, path) => {
  const near = [{ id: 5, slug: 'kazan', name: 'Казань', region: 'Татарстан' }]
  const { errors, ids, produced } = await missing(locale, path, near)
  const { value, ...stored } = produced
  expect(errors).toEqual([{ ...errorEntry('CityNotFound'), tag: 'CityNotFound', near, path }])
  expect(ids).toEqual(['id-1'])
  expect([value.status, value.maxAge, value.flight]).toEqual([404, 60, undefined])
  expect(stored).toEqual({ partition: 'missing', ttl: 60, bytes: expect.any(Number) as number })
})

it('does not store a page whose suggestions could not be read', async () => {
  const { errors, produced } = await missing('ru', '/kazn', undefined)
  expect(errors).toMatchObject([{ near: [] }])
  expect(produced).toMatchObject({ partition: 'none', value: { status: 404, maxAge: 'never' } })
})

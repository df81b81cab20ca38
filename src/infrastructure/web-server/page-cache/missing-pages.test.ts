import { beforeEach, expect, it } from 'vitest'
import { fakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { fakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { nearNames } from './missing-pages.ts'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
  fakeRuntime({ api: api.fetch })
  const kazan = { id: 5, slug: 'kazan', name: 'Казань' }
  api.plan('GET /api/regions', () => Response.json({ regions: [{ name: 'Татарстан', cities: [kazan] }] }))
})
const slugsNear = async (locale: 'ru' | 'en', path: string) =>
  (await nearNames(locale, path, 'id'))?.map(({ slug }) => slug)

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

it('none is known where the API fails', async () => {
  api.plan('GET /api/regions', () => new Response('', { status: 503 }))
  expect(await slugsNear('ru', '/kazn')).toBeUndefined()
})

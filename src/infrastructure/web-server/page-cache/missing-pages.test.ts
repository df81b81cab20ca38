import { beforeEach, expect, it } from 'vitest'
import { fakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import type { CityOfRegion } from '#domain/city/near-cities.ts'
import { fakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { errorEntry } from '#application/error-table.ts'
import { fakeNext } from '#infrastructure/web-server/testing/fake-next.ts'
import type { RenderError } from './error-templates.ts'
import { missingPages, nearNames } from './missing-pages.ts'

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

const inlined = { code: 'load()', firstFile: '/early.js', build: 'b1', styleOf: () => undefined }

/** The page of an address that was not found, and what was asked for it. */
async function missing(locale: 'ru' | 'en', path: string, near: readonly CityOfRegion[] | undefined) {
  const asked: unknown[] = []
  const renderError: RenderError = (inLocale, errorOf, ...texts) => {
    asked.push([inLocale, errorOf('later'), errorOf(), texts])
    return fakeNext().ask(inLocale, path, 'id')
  }
  const page = missingPages(renderError, inlined, async () => near)
  return { asked, produced: await page({ locale, path, tag: 'CityNotFound', id: 'id' }) }
}

it.each([
  ['ru', '/kazn/x', '/', 'kazn/x'],
  ['en', '/en/kazn/x', '/en/', 'kazn/x'],
] as const)(
  'the page of %s %s has a path of its language also before it is known',
  async (locale, path, start, rest) => {
    const near = [{ id: 5, slug: 'kazan', name: 'Казань', region: 'Татарстан' }]
    const { asked, produced } = await missing(locale, path, near)
    const { value, ...stored } = produced
    const error = { ...errorEntry('CityNotFound'), tag: 'CityNotFound', near }
    expect(asked).toEqual([[locale, { ...error, path: `${start}later` }, { ...error, path: start }, [rest]]])
    expect([value.status, value.maxAge, value.rsc]).toEqual([404, 60, undefined])
    expect(stored).toEqual({ partition: 'missing', ttl: 60, bytes: expect.any(Number) as number })
  },
)

it('the page of an address whose near names could not be read names none, and is kept nowhere', async () => {
  const { asked, produced } = await missing('ru', '/kazn', undefined)
  expect(asked).toMatchObject([['ru', { near: [] }, { near: [] }, ['kazn']]])
  expect(produced).toMatchObject({ partition: 'none', value: { status: 404, maxAge: 'never' } })
})

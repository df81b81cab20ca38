import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { createApiClient } from '#infrastructure/api/client.ts'
import type { Fetch } from './exchange.ts'

function setUpClient(responseBodies: Readonly<Record<Locale, unknown>>, lang: Locale = 'en') {
  const fetch = vi.fn<Fetch>(async url => Response.json(responseBodies[url.includes('lang=en') ? 'en' : 'ru']))
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  return {
    ...createApiClient({ baseUrl: 'http://api.test', locale: { get: () => lang }, logger, fetch }),
    fetch,
    logger,
  }
}

const kazan = { id: 5, slug: 'kazan', name: 'Казань' }
const alatyr = { id: 9, slug: 'alatyr', name: 'Alatyr' }
const findKazan = ({ call }: ReturnType<typeof setUpClient>) =>
  run(call('cityBySlug', { params: { slug: 'kazan' }, query: {} }))

describe('an English response without a name', () => {
  it.each([null, '', undefined, ' ', '\u200B'])('takes the Russian name for %j', async name => {
    const api = setUpClient({ en: { city: { ...kazan, name } }, ru: { city: kazan } })
    expect(await findKazan(api)).toEqual({ ok: true, value: { city: kazan } })
    expect(api.fetch.mock.calls.map(([url]) => url.replace(/^.*lang=/, ''))).toEqual(['en', 'ru'])
  })

  it('finds the names of a list by id', async () => {
    const moscow = { id: '1', slug: 'moskva', name: 'Москва' }
    const api = setUpClient({
      en: {
        regions: [
          {
            name: 'Tatarstan',
            cities: [
              { ...kazan, name: null },
              { ...moscow, name: 'Moscow' },
            ],
          },
        ],
      },
      ru: { regions: [{ name: 'Татарстан', cities: [moscow, kazan] }] },
    })
    expect(await run(api.call('regions', { params: {}, query: {} }))).toMatchObject({
      value: { regions: [{ name: 'Tatarstan', cities: [kazan, { slug: 'moskva', name: 'Moscow' }] }] },
    })
    expect(api.logger.warn).not.toHaveBeenCalled()
  })

  it('finds the names of cities if each language sorts the regions by name', async () => {
    const cheboksary = { id: 10, slug: 'cheboksary', name: 'Чебоксары' }
    const api = setUpClient({
      en: {
        regions: [
          { name: 'Chuvashia', cities: [{ ...cheboksary, name: null }, alatyr] },
          { name: 'Tatarstan', cities: [{ ...kazan, name: 'Kazan' }] },
        ],
      },
      ru: {
        regions: [
          { name: 'Татарстан', cities: [kazan] },
          { name: 'Чувашия', cities: [{ ...alatyr, name: 'Алатырь' }, cheboksary] },
        ],
      },
    })
    expect(await run(api.call('regions', { params: {}, query: {} }))).toMatchObject({
      value: { regions: [{ name: 'Chuvashia', cities: [cheboksary, alatyr] }, { name: 'Tatarstan' }] },
    })
    expect(api.logger.warn).not.toHaveBeenCalled()
  })

  it.each([null, '', undefined])('takes the Russian name of a region for %j', async name => {
    const createBody = (regionName: unknown) => ({ regions: [{ name: regionName, cities: [alatyr] }] })
    const api = setUpClient({ en: createBody(name), ru: createBody('Чувашия') })
    expect(await run(api.call('regions', { params: {}, query: {} }))).toEqual({
      ok: true,
      value: createBody('Чувашия'),
    })
    expect(api.logger.warn).not.toHaveBeenCalled()
  })

  it('finds the names of regions that share a city', async () => {
    const chistopol = { id: 6, slug: 'chistopol', name: 'Чистополь' }
    const englishKazan = { ...kazan, name: 'Kazan' }
    const api = setUpClient({
      en: {
        regions: [
          { name: null, cities: [englishKazan, { ...chistopol, name: null }] },
          { name: null, cities: [englishKazan] },
        ],
      },
      ru: {
        regions: [
          { name: 'Татарстан', cities: [kazan, chistopol] },
          { name: 'Поволжье', cities: [kazan] },
        ],
      },
    })
    expect(await run(api.call('regions', { params: {}, query: {} }))).toMatchObject({
      value: { regions: [{ name: 'Татарстан', cities: [englishKazan, chistopol] }, { name: 'Поволжье' }] },
    })
  })

  it('logs a region that has no name in either language', async () => {
    const namelessBody = { regions: [{ name: null, cities: [alatyr] }] }
    const api = setUpClient({ en: namelessBody, ru: namelessBody })
    expect(await run(api.call('regions', { params: {}, query: {} }))).toMatchObject({
      value: { regions: [{ name: '', cities: [alatyr] }] },
    })
    expect(api.logger.warn).toHaveBeenCalledWith('api call', expect.objectContaining({ omitted: 1 }))
  })

  it('counts only its own omissions if the Russian response is invalid', async () => {
    const api = setUpClient({
      en: { regions: [{ name: 'Chuvashia', cities: [{ ...kazan, name: null }, alatyr] }] },
      ru: { regions: [1, 2] },
    })
    expect(await run(api.call('regions', { params: {}, query: {} }))).toMatchObject({
      value: { regions: [{ name: 'Chuvashia', cities: [alatyr] }] },
    })
    expect(api.logger.warn).toHaveBeenCalledWith('api call', expect.objectContaining({ omitted: 1 }))
  })

  it('is decoded to the same value while neither language changes', async () => {
    const createBody = (name: unknown) => ({ regions: [{ name: 'Tatarstan', cities: [{ ...kazan, name }, alatyr] }] })
    const { call } = setUpClient({ en: createBody(null), ru: createBody('Казань') })
    const readRegions = async () => {
      const outcome = await run(call('regions', { params: {}, query: {} }))
      return outcome.ok ? outcome.value.regions : undefined
    }
    const regions = await readRegions()
    expect(regions).toEqual([{ name: 'Tatarstan', cities: [kazan, alatyr] }])
    expect(await readRegions()).toBe(regions)
  })

  it('finds the names of complaint types and of the city of a profile', async () => {
    const type = { id: 3, name: 'Спам', description: 'Реклама.' }
    const complaintApi = setUpClient({ en: { types: [{ ...type, name: '' }] }, ru: { types: [type] } })
    expect(await run(complaintApi.call('complaintTypes', { params: {}, query: {} }))).toEqual({
      ok: true,
      value: { types: [type] },
    })
    const profile = { id: 42, user: { name: null }, city: { ...kazan, name: null } }
    const api = setUpClient({ en: { profile }, ru: { profile: { ...profile, city: kazan } } })
    expect(await run(api.call('profileById', { params: { id: 42 }, query: {} }))).toMatchObject({
      value: { profile: { city: kazan } },
    })
  })

  it('is rejected if its city has no Russian name either', async () => {
    const namelessBody = { city: { ...kazan, name: null } }
    expect(await findKazan(setUpClient({ en: namelessBody, ru: namelessBody }))).toMatchObject({ ok: false })
  })
})

it.each([
  ['en', { city: { ...kazan, name: 'Kazan' } }],
  ['ru', { city: { ...kazan, name: null } }],
  ['en', { city: { name: 'Kazan' } }],
] as const)('does not request a response in %s again in another language: %j', async (lang, responseBody) => {
  const api = setUpClient({ en: responseBody, ru: responseBody }, lang)
  await findKazan(api)
  expect(api.fetch).toHaveBeenCalledOnce()
})

describe('English random profiles without names', () => {
  const createEntry = (id: number, city: unknown, specialities: readonly unknown[] = []) => ({
    id,
    name: 'Tiling',
    slug: 'tiles',
    profile: { id, city, specialities },
  })
  const tiling = { id: 3, category_id: 2, name: 'Плитка' }
  const drawnEntries = [
    createEntry(1, { ...kazan, name: null }, [{ ...tiling, name: null }]),
    createEntry(2, { ...kazan, name: null }),
    createEntry(4, alatyr),
  ]

  it('are read one by one in Russian, because another response would have other profiles', async () => {
    const fetch = vi.fn<Fetch>(async url => {
      if (url.includes('/random?')) return Response.json({ profiles: drawnEntries })
      if (url.includes('/profiles/1?'))
        return Response.json({ profile: { id: 1, city: kazan, specialities: [tiling] } })
      return Response.json({ message: 'Not found' }, { status: 404 })
    })
    const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const api = createApiClient({ baseUrl: 'http://api.test', locale: { get: () => 'en' }, logger, fetch })
    expect(await run(api.call('randomProfiles', { params: {}, query: { amount: 4 } }))).toMatchObject({
      value: {
        profiles: [
          { profile: { id: 1, city: kazan, specialities: [{ name: 'Плитка' }] } },
          { profile: { id: 2, city: null } },
          { profile: { id: 4, city: alatyr } },
        ],
      },
    })
    expect(fetch.mock.calls.map(([url]) => url.replace('http://api.test/api/profiles/', ''))).toEqual([
      'specialities/random?amount=4&lang=en',
      '1?lang=ru',
      '2?lang=ru',
    ])
  })
})

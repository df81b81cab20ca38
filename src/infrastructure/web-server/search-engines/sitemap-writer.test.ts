import { expect, test } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aProfile } from '#tests/builders/profile.ts'
import {
  sortCities,
  createCityEntries,
  createProfileEntries,
  createSitemapWriter,
  type Catalog,
} from './sitemap-writer.ts'
import { profilesPerRequest } from './sitemap-file.ts'

test('lists the cities of all regions in a stable order', () => {
  expect(
    sortCities([
      { name: 'a', cities: [aCity({ slug: 'ufa' })] },
      { name: 'b', cities: [aCity({ slug: 'perm' }), aCity({ slug: 'kazan' })] },
    ]).map(({ slug }) => slug),
  ).toEqual(['kazan', 'perm', 'ufa'])
})

test('includes only cities and lists that have specialists', () => {
  const kazan = { city: aCity(), categories: ['remont', 'remont/vannaya', 'c++'] }
  const ufa = { city: aCity({ slug: 'ufa' }), categories: [] }
  expect(createCityEntries([kazan, ufa]).map(({ path }) => path)).toEqual([
    '/kazan',
    '/kazan/specialists',
    '/kazan/specialists/remont',
    '/kazan/specialists/remont/vannaya',
    '/kazan/specialists/c%2B%2B',
  ])
})

test('includes profiles with the day of their last change, if known', () => {
  expect(
    createProfileEntries([aProfile(), aProfile({ id: 8, updatedAt: null }), aProfile({ id: 9, updatedAt: 'soon' })]),
  ).toEqual([{ path: '/profiles/7', lastmod: '2025-11-02' }, { path: '/profiles/8' }, { path: '/profiles/9' }])
})

test('makes at most 51 API calls per file for 10,000 cities and 1,000,000 profiles', async () => {
  const [cityCount, profileCount] = [10_000, 1_000_000]
  const lastPage = profileCount / profilesPerRequest
  let calls = 0
  const regions = [
    { name: 'all', cities: Array.from({ length: cityCount }, (_, number) => aCity({ slug: `city-${number}` })) },
  ]
  const catalog: Catalog = {
    listAllRegions: () => {
      calls += 1
      return Promise.resolve({ ok: true, value: regions })
    },
    listCategoriesByCity: cities => {
      calls += cities.length
      return Promise.resolve({ ok: true, value: cities.map(city => ({ city, categories: ['remont'] })) })
    },
    listProfilePages: ({ from, to }) => {
      calls += Math.min(to, lastPage) - from + 1
      return Promise.resolve({ ok: true, value: { profiles: [aProfile()], lastPage } })
    },
  }
  const write = createSitemapWriter('https://znatok.example', catalog)
  const countCalls = async (file: Parameters<typeof write>[0]) => {
    calls = 0
    const outcome = await write(file)
    return { calls, text: outcome.ok ? outcome.value : 'failed' }
  }
  const index = await countCalls({ kind: 'index' })
  expect([index.calls, index.text?.match(/<loc>/g)?.length]).toEqual([2, 1001])
  expect((await countCalls({ kind: 'cities', number: 200 })).calls).toBe(51)
  expect((await countCalls({ kind: 'profiles', number: 1 })).calls).toBe(25)
  expect((await countCalls({ kind: 'profiles', number: 800 })).calls).toBe(26)
  expect(await countCalls({ kind: 'profiles', number: 801 })).toEqual({ calls: 1, text: undefined })
})

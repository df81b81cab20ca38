import { beforeEach, describe, expect, it } from 'vitest'
import { createTestClient } from '#mocks/handlers/test-client.ts'
import { createControl } from './control.ts'

const { control, getWorld, faults } = await createControl(50)
const call = createTestClient(getWorld)
const readBody = async (path: string) => (await call(path)).body

beforeEach(control.reset)

describe('a provider state', () => {
  it('creates a city in a new region, in place of the city with the same slug', async () => {
    await control.setState('a city exists', { id: 5, slug: 'kazan', name: 'Казань', region: 'Новый край' })
    expect(await readBody('/api/cities/by/slug/kazan')).toEqual({ city: { id: 5, slug: 'kazan', name: 'Казань' } })
    expect(JSON.stringify(await readBody('/api/regions'))).toContain('"Новый край","cities":[{"id":5,')
  })

  it('removes cities and categories until the next reset', async () => {
    await control.setState('no city has the slug', { slug: 'moskva' })
    await control.setState('no category has the slug', { slug: 'remont/mebel' })
    expect((await call('/api/cities/by/slug/moskva')).status).toBe(404)
    expect((await call('/api/categories/remont%2Fmebel')).status).toBe(404)
    await control.setState('no regions exist')
    await control.setState('no categories exist')
    expect(await readBody('/api/regions')).toEqual({ regions: [] })
    expect(await readBody('/api/categories')).toEqual({ categories: [] })
    await control.reset()
    expect((await call('/api/cities/by/slug/moskva')).status).toBe(200)
    expect((await call('/api/categories/remont%2Fmebel')).status).toBe(200)
  })

  it('creates a category under its parent', async () => {
    await control.setState('no categories exist')
    await control.setState('a category exists', { id: 3, slug: 'repair', name: 'Ремонт', parent_id: null })
    await control.setState('a category exists')
    expect(await readBody('/api/categories')).toMatchObject({
      categories: [{ id: 3, children: [{ id: 12, slug: 'repair/bathroom', parent_id: 3, profiles_count: 0 }] }],
    })
  })

  it('counts the specialists of the children of a category that replaces another', async () => {
    await control.setState('no categories exist')
    await control.setState('a city exists')
    await control.setState('a category exists', { id: 3, slug: 'repair', parent_id: null })
    await control.setState('a category exists')
    await control.setState('a city has profiles', { count: 2 })
    await control.setState('a category exists', { id: 3, slug: 'repair', parent_id: null })
    expect(await readBody('/api/categories')).toMatchObject({ categories: [{ id: 3, profiles_count: 2 }] })
  })

  it('creates the exact number of specialists in a city and category', async () => {
    await control.setState('a city exists')
    await control.setState('no categories exist')
    await control.setState('a category exists', { parent_id: null })
    await control.setState('a city has profiles', { count: 25 })
    const query = 'city_id=5&category=repair/bathroom&per_page=24&page=2'
    expect(await readBody(`/api/v2/profiles?${query}`)).toMatchObject({ total: 25, last_page: 2, data: [{}] })
  })

  it('creates a complete profile and one without optional fields', async () => {
    await control.setState('no profiles exist')
    await control.setState('a city exists')
    await control.setState('a profile exists', { id: 42 })
    const completeProfile = {
      id: 42,
      user: { name: 'Анна Смирнова' },
      city: { slug: 'kazan' },
      reviews_count: 20,
      price_from: 1500,
    }
    expect(await readBody('/api/profiles/42')).toMatchObject({ profile: completeProfile })
    expect(await readBody('/api/v2/profiles')).toMatchObject({ total: 1, data: [completeProfile] })
    expect(await readBody('/api/profiles/specialities/random')).toMatchObject({
      profiles: [{ name: 'Укладка плитки', profile: completeProfile }],
    })
    await control.setState('a profile without details exists', { id: 43 })
    expect(await readBody('/api/profiles/43')).toMatchObject({ profile: { id: 43, city: null, about: null } })
  })

  it('removes one or all specialists, or replaces them with a speciality without a profile', async () => {
    await control.setState('no profile has the id', { id: 7 })
    expect((await call('/api/profiles/7')).status).toBe(404)
    await control.setState('only a speciality without a profile exists')
    expect(await readBody('/api/profiles/specialities/random')).toEqual({
      profiles: [{ id: 9, name: 'Укладка плитки', slug: 'tiling', profile: null }],
    })
    await control.setState('no profiles exist')
    expect(await readBody('/api/profiles/specialities/random')).toEqual({ profiles: [] })
  })

  it('makes a call fail with 429 or 503', async () => {
    await control.setState('too many requests came', { retry_after: 12 })
    expect(faults.take('/api/regions')).toEqual({ status: 429, retryAfter: 12 })
    await control.setState('the API is out of order')
    expect(faults.take('/api/regions')).toEqual({ status: 503 })
  })
})

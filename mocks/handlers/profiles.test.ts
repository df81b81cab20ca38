import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Profile } from '#domain/profile/profile.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { dataCategories } from '#mocks/dataset/categories.ts'
import { createWorld } from '#mocks/world/world.ts'
import { createTestClient } from './test-client.ts'

const world = await createWorld(3000)
const call = createTestClient(() => world)
const decode = Schema.decodeUnknownSync(endpoints.profiles.response)
const readList = async (query: string) => decode((await call(`/api/v2/profiles?${query}`)).body)

const kazanId = world.catalog.citiesBySlug.get('kazan')?.id ?? 0
const moscowId = world.catalog.citiesBySlug.get('moskva')?.id ?? 0
const getSelfAndDescendantIds = (slug: string) =>
  new Set(dataCategories.filter(category => `${category.slug}/`.startsWith(`${slug}/`)).map(({ id }) => id))

const isDescending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number <= (numbers[index - 1] ?? 0))

/** Bayesian average with a prior of eight reviews of 4.5. */
const getWeightedRating = ({ rating, reviewsCount }: Profile) =>
  reviewsCount === 0 ? 0 : ((rating ?? 0) * reviewsCount + 4.5 * 8) / (reviewsCount + 8)

describe('the list of profiles', () => {
  it('has each specialist of a city exactly once across all pages', async () => {
    const firstPage = await readList(`city_id=${kazanId}&per_page=10`)
    const pages = await Promise.all(
      Array.from({ length: firstPage.lastPage }, (_, index) =>
        readList(`city_id=${kazanId}&per_page=10&page=${index + 1}`),
      ),
    )
    const people = pages.flatMap(page => page.items)
    expect(firstPage.lastPage).toBe(Math.ceil(firstPage.total / 10))
    expect(firstPage.total).toBeGreaterThan(20)
    expect(people).toHaveLength(firstPage.total)
    expect(new Set(people.map(({ id }) => id)).size).toBe(firstPage.total)
    expect(people.filter(({ city }) => city?.slug !== 'kazan')).toEqual([])
  })

  it.each<[string, (profile: Profile) => number]>([
    ['rating', getWeightedRating],
    ['reviews', ({ reviewsCount }) => reviewsCount],
    ['new', ({ createdAt }) => Date.parse(createdAt ?? '')],
    ['price', ({ priceFrom }) => -(priceFrom ?? 1e9)],
  ])('is sorted by %s', async (sort, getSortValue) => {
    const { items } = await readList(`city_id=${moscowId}&sort=${sort}&per_page=100`)
    expect(items).toHaveLength(100)
    expect(isDescending(items.map(getSortValue))).toBe(true)
    expect(new Set(items.map(getSortValue)).size).toBeGreaterThan(5)
  })

  it('ranks a high rating from many reviews above five stars from a few', async () => {
    const { items } = await readList(`city_id=${moscowId}&sort=rating&per_page=100`)
    const fiveStarReviewCounts = items.filter(({ rating }) => rating === 5).map(({ reviewsCount }) => reviewsCount)
    expect(fiveStarReviewCounts.length).toBeGreaterThan(2)
    expect(isDescending(fiveStarReviewCounts)).toBe(true)
    const findIndex = (isMatch: (profile: Profile) => boolean) => items.findIndex(isMatch)
    const fewReviewsIndex = findIndex(({ rating, reviewsCount }) => rating === 5 && reviewsCount < 4)
    const manyReviewsIndex = findIndex(
      ({ rating, reviewsCount }) => rating !== null && rating > 4.85 && rating < 5 && reviewsCount > 40,
    )
    expect([manyReviewsIndex >= 0, fewReviewsIndex === -1 || manyReviewsIndex < fewReviewsIndex]).toEqual([true, true])
  })

  it('is sorted by rating by default', async () => {
    expect(await readList(`city_id=${moscowId}`)).toEqual(await readList(`city_id=${moscowId}&sort=rating`))
  })

  it('includes the descendants of a category', async () => {
    const { items, total } = await readList('category=remont&per_page=100')
    const selfAndDescendantIds = getSelfAndDescendantIds('remont')
    const unrelatedProfiles = items.filter(
      ({ specialities }) => !specialities.some(({ categoryId }) => selfAndDescendantIds.has(categoryId ?? 0)),
    )
    expect(unrelatedProfiles).toEqual([])
    const [tiles, bathrooms] = [
      await readList('category=remont/vannaya/plitka'),
      await readList('category=remont/vannaya'),
    ]
    expect(tiles.total).toBeGreaterThan(10)
    expect(bathrooms.total).toBeGreaterThan(tiles.total)
    expect(total).toBeGreaterThan(bathrooms.total)
    expect((await readList('category=remon')).total).toBe(0)
  })

  it('excludes people above the price or without one, and people below the rating or without one', async () => {
    const allProfiles = await readList('per_page=100')
    const cheapProfiles = await readList('price_to=1000&sort=price&per_page=100')
    expect(cheapProfiles.items.every(({ priceFrom }) => priceFrom !== null && priceFrom <= 1000)).toBe(true)
    expect(cheapProfiles.total).toBeLessThan(allProfiles.total)
    const wellRatedProfiles = await readList('rating_from=4.5&sort=new&per_page=100')
    expect(wellRatedProfiles.items.every(({ rating }) => rating !== null && rating >= 4.5)).toBe(true)
    expect(wellRatedProfiles.total).toBeLessThan(allProfiles.total)
    const pricedProfiles = await readList('price_to=99999999')
    const ratedProfiles = await readList('rating_from=1')
    expect(pricedProfiles.total).toBeLessThan(allProfiles.total)
    expect(ratedProfiles.total).toBeLessThan(allProfiles.total)
  })

  it('finds names regardless of case, and categories regardless of endings', async () => {
    const [firstProfile] = (await readList(`city_id=${kazanId}`)).items
    const surname = firstProfile?.user.name.split(' ').at(-1) ?? ''
    const profilesWithName = await readList(`search=${encodeURIComponent(surname.toUpperCase())}&per_page=100`)
    expect(profilesWithName.items.map(({ id }) => id)).toContain(firstProfile?.id)
    const electricians = await readList(`search=${encodeURIComponent('электрик')}`)
    expect(electricians.total).toBe((await readList(`search=${encodeURIComponent('Электрики')}`)).total)
    expect(electricians.total).toBeGreaterThanOrEqual((await readList('category=elektriki')).total)
    expect((await readList('search=zzzzz')).total).toBe(0)
  })
})

describe('the page of a list', () => {
  it('has the numbers and links of a Laravel page', async () => {
    const { body } = await call(`/api/v2/profiles?lang=ru&city_id=${moscowId}&page=2&per_page=24`)
    expect(body).toMatchObject({
      current_page: 2,
      from: 25,
      to: 48,
      per_page: 24,
      path: 'http://api.test/api/v2/profiles',
      first_page_url: `http://api.test/api/v2/profiles?lang=ru&city_id=${moscowId}&page=1&per_page=24`,
      prev_page_url: `http://api.test/api/v2/profiles?lang=ru&city_id=${moscowId}&page=1&per_page=24`,
      next_page_url: `http://api.test/api/v2/profiles?lang=ru&city_id=${moscowId}&page=3&per_page=24`,
    })
  })

  it('is empty past the last one', async () => {
    const { body } = await call('/api/v2/profiles?page=5000')
    expect(body).toMatchObject({ data: [], current_page: 5000, from: null, to: null, next_page_url: null, total: 3000 })
  })

  it('ignores invalid numbers and limits the page size to 100', async () => {
    expect(await readList('page=abc&per_page=1000')).toMatchObject({ page: 1, perPage: 100 })
    expect(await readList('page=0&per_page=-1')).toMatchObject({ page: 1, perPage: 24 })
  })
})

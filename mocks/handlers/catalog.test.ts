import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Category } from '#domain/category/category.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { createWorld } from '#mocks/world/world.ts'
import { createTestClient } from './test-client.ts'

const world = await createWorld(2000)
const call = createTestClient(() => world)
const moscowId = world.catalog.citiesBySlug.get('moskva')?.id ?? 0
const readTree = async (query: string) =>
  Schema.decodeUnknownSync(endpoints.categories.response)((await call(`/api/categories?${query}`)).body).categories
const readTotal = async (query: string) =>
  Schema.decodeUnknownSync(endpoints.profiles.response)((await call(`/api/v2/profiles?${query}`)).body).total
const flatten = (categories: readonly Category[]): readonly Category[] =>
  categories.flatMap(category => [category, ...flatten(category.children)])

describe('a refusal', () => {
  it.each([
    ['/api/cities/by/slug/nope', 404, 'Город не найден.'],
    ['/api/cities/by/slug/nope?lang=en', 404, 'City not found.'],
    ['/api/categories/no%2Fsuch', 404, 'Категория не найдена.'],
    ['/api/profiles/999999', 404, 'Профиль не найден.'],
    ['/api/profiles/abc?lang=en', 404, 'Profile not found.'],
    ['/api/cities/by/slug/%ff', 404, 'Город не найден.'],
    ['/api/nothing?lang=en', 404, 'The route could not be found.'],
  ])('of %s has status %i and a message in the requested language', async (path, status, message) => {
    expect(await call(path)).toEqual({ status, body: { message } })
  })

  it('names the invalid field', async () => {
    expect(await call('/api/v2/profiles?sort=luck&lang=en')).toEqual({
      status: 422,
      body: { message: 'The given data was invalid.', errors: { sort: ['The selected sort is invalid.'] } },
    })
  })
})

describe('a category', () => {
  it('is found by its slug with encoded or plain slashes', async () => {
    const encodedResponse = await call('/api/categories/remont%2Fvannaya%2Fplitka')
    expect(encodedResponse.status).toBe(200)
    expect(await call('/api/categories/remont/vannaya/plitka')).toEqual(encodedResponse)
  })

  it.each(['', `city_id=${moscowId}`])('counts people in it and its descendants (%s)', async query => {
    for (const { slug, profilesCount } of flatten(await readTree(query)).filter(({ id }) => id % 9 === 1)) {
      expect([slug, profilesCount]).toEqual([slug, await readTotal(`${query}&category=${slug}`)])
    }
  })

  it('has four specialists at the top level with `withProfiles`, and none without it', async () => {
    const profiles = Schema.Struct({ profiles: Schema.optional(Schema.Array(Schema.Struct({ id: Schema.Int }))) })
    const decode = Schema.decodeUnknownSync(Schema.Struct({ categories: Schema.Array(profiles) }))
    const categoriesWithProfiles = decode(
      (await call(`/api/categories?city_id=${moscowId}&withProfiles=1`)).body,
    ).categories
    expect(categoriesWithProfiles.every(category => category.profiles?.length === 4)).toBe(true)
    const categoriesWithoutProfiles = decode((await call(`/api/categories?city_id=${moscowId}`)).body).categories
    expect(categoriesWithoutProfiles.every(category => category.profiles === undefined)).toBe(true)
  })
})

describe('random specialists', () => {
  const decode = Schema.decodeUnknownSync(endpoints.randomProfiles.response)
  const draw = async (callApi: typeof call, amount: number) =>
    decode((await callApi(`/api/profiles/specialities/random?amount=${amount}`)).body).profiles

  it('vary between calls, in the same sequence in each world', async () => {
    const [firstWorld, secondWorld] = [await createWorld(500), await createWorld(500)]
    const [callFirst, callSecond] = [createTestClient(() => firstWorld), createTestClient(() => secondWorld)]
    const firstDraw = await draw(callFirst, 4)
    const secondDraw = await draw(callFirst, 4)
    expect(firstDraw).toHaveLength(4)
    expect(secondDraw).not.toEqual(firstDraw)
    expect([await draw(callSecond, 4), await draw(callSecond, 4)]).toEqual([firstDraw, secondDraw])
  })

  it('are different people and some vacant specialities', async () => {
    const entries = await draw(call, 50)
    const people = entries.flatMap(({ profile }) => profile?.id ?? [])
    expect(new Set(people).size).toBe(people.length)
    expect(people.length).toBeGreaterThan(35)
    expect(people.length).toBeLessThan(50)
  })
})

import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Category } from '#domain/category/category.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { createWorld } from '#mocks/world/world.ts'
import { createTestClient } from './test-client.ts'

const world = await createWorld(2000)
const ask = createTestClient(() => world)
const moscow = world.catalogue.citiesBySlug.get('moskva')?.id ?? 0
const readTree = async (query: string) =>
  Schema.decodeUnknownSync(endpoints.categories.answer)((await ask(`/api/categories?${query}`)).body).categories
const readTotal = async (query: string) =>
  Schema.decodeUnknownSync(endpoints.profiles.answer)((await ask(`/api/v2/profiles?${query}`)).body).total
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
  ])('%s is %i in the requested language', async (path, status, message) => {
    expect(await ask(path)).toEqual({ status, body: { message } })
  })

  it('names the invalid field', async () => {
    expect(await ask('/api/v2/profiles?sort=luck&lang=en')).toEqual({
      status: 422,
      body: { message: 'The given data was invalid.', errors: { sort: ['The selected sort is invalid.'] } },
    })
  })
})

describe('a category', () => {
  it('is found by its slug with encoded or plain slashes', async () => {
    const encoded = await ask('/api/categories/remont%2Fvannaya%2Fplitka')
    expect(encoded.status).toBe(200)
    expect(await ask('/api/categories/remont/vannaya/plitka')).toEqual(encoded)
  })

  it.each(['', `city_id=${moscow}`])('counts people in it and its descendants (%s)', async where => {
    for (const { slug, profilesCount } of flatten(await readTree(where)).filter(({ id }) => id % 9 === 1)) {
      expect([slug, profilesCount]).toEqual([slug, await readTotal(`${where}&category=${slug}`)])
    }
  })

  it('shows up to four specialists when asked to', async () => {
    const profiles = Schema.Struct({ profiles: Schema.optional(Schema.Array(Schema.Struct({ id: Schema.Int }))) })
    const decode = Schema.decodeUnknownSync(Schema.Struct({ categories: Schema.Array(profiles) }))
    const shown = decode((await ask(`/api/categories?city_id=${moscow}&withProfiles=1`)).body).categories
    expect(shown.every(category => category.profiles?.length === 4)).toBe(true)
    const without = decode((await ask(`/api/categories?city_id=${moscow}`)).body).categories
    expect(without.every(category => category.profiles === undefined)).toBe(true)
  })
})

describe('random specialists', () => {
  const decode = Schema.decodeUnknownSync(endpoints.randomProfiles.answer)
  const draw = async (from: typeof ask, amount: number) =>
    decode((await from(`/api/profiles/specialities/random?amount=${amount}`)).body).profiles

  it('vary between calls, in the same sequence in each world', async () => {
    const [one, other] = [await createWorld(500), await createWorld(500)]
    const [askOne, askOther] = [createTestClient(() => one), createTestClient(() => other)]
    const first = await draw(askOne, 4)
    const second = await draw(askOne, 4)
    expect(first).toHaveLength(4)
    expect(second).not.toEqual(first)
    expect([await draw(askOther, 4), await draw(askOther, 4)]).toEqual([first, second])
  })

  it('are different people and some vacant specialities', async () => {
    const drawn = await draw(ask, 50)
    const people = drawn.flatMap(({ profile }) => profile?.id ?? [])
    expect(new Set(people).size).toBe(people.length)
    expect(people.length).toBeGreaterThan(35)
    expect(people.length).toBeLessThan(50)
  })
})

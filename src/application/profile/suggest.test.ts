import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { someRegions } from '#tests/builders/city.ts'
import { aNewcomer, aPage, aProfile } from '#tests/builders/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-query.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { run } from '#application/outcome.ts'
import type { ProfileGateway } from './profile.ports.ts'
import { suggest } from './suggest.ts'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга'], Урал: ['Математинск'] })
const not = () => Effect.die('not asked')
const down = Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'timeout' })

type Listed = ReturnType<ProfileGateway['list']>

async function ask(
  text: string,
  city?: string,
  list: Listed = Effect.succeed(aPage([aProfile(), aNewcomer({ id: 8 })])),
) {
  const asked: unknown[] = []
  const ports = {
    cityGateway: { bySlug: not, regions: () => Effect.succeed(regions) },
    categoryGateway: { bySlug: not, tree: (where: unknown) => (asked.push(where), Effect.succeed(aTree())) },
    profileGateway: { byId: not, random: not, list: (query: ProfileQuery) => (asked.push(query), list) },
  }
  const outcome = await run(suggest(ports)({ text, ...(city !== undefined && { city }) }))
  return { asked, outcome }
}

test('categories, specialists and cities that answer, of the whole country', async () => {
  const { asked, outcome } = await ask('матем')
  expect(asked).toEqual([{}, { search: 'матем', page: 1, perPage: 3 }])
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      categories: [{ slug: 'repetitory/matematika', match: { start: 0, end: 5 } }],
      specialists: [
        { id: 7, person: { name: 'Айгуль Сафина' }, specialities: 'Математика, физика', rating: 4.9 },
        { id: 8, specialities: null, rating: null },
      ],
      cities: [{ name: 'Математинск', region: 'Урал' }],
    },
  })
})

test('in a city that is known, and everywhere in one that is not', async () => {
  expect((await ask('а', 'city-0-1')).asked).toEqual([{ cityId: 2 }, { cityId: 2, search: 'а', page: 1, perPage: 3 }])
  expect((await ask('а', 'nowhere')).asked[0]).toEqual({})
})

test('no city is offered that only has a similar name', async () => {
  expect((await ask('казатнь')).outcome).toMatchObject({ value: { cities: [] } })
})

test('is not there as a whole when a part can’t be had: it would look as if nothing answered', async () => {
  expect((await ask('матем', undefined, down)).outcome).toMatchObject({ ok: false, error: { _tag: 'ApiUnavailable' } })
})

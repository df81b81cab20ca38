import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aCategory, tutors } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { CategoryGateway, CityGateway, ProfileGateway } from '#application/ports.ts'
import { run } from '#application/outcome.ts'
import { viewCity } from './view-city.ts'

const error: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const down = () => Effect.fail(error)
const unread = { ok: false, error }
const not = () => Effect.die('not asked')

const kazan = aCity({ id: 5 })
const ufa = aCity({ id: 9, slug: 'ufa', name: 'Уфа' })

interface Given extends Partial<Pick<CityGateway, 'bySlug' | 'regions'>>, Partial<Pick<CategoryGateway, 'tree'>> {
  /** Number of specialists in Kazan. */
  readonly total?: number
  readonly isListDown?: true
  readonly near?: 'down'
}

const view = async ({ total = 2143, near, isListDown, ...given }: Given = {}) => {
  const list: ProfileGateway['list'] = ({ cityId }) => {
    if (cityId !== kazan.id) return near ? down() : Effect.succeed(aPage([], { total: 12 }))
    return isListDown ? down() : Effect.succeed(aPage(total > 0 ? [aProfile()] : [], { total }))
  }
  const {
    bySlug = () => Effect.succeed(kazan),
    regions = () => Effect.succeed([{ name: 'Поволжье', cities: [kazan, ufa] }]),
    tree = () => Effect.succeed([tutors]),
  } = given
  const ports = {
    cityGateway: { bySlug, regions },
    categoryGateway: { tree, bySlug: not },
    profileGateway: { byId: not, random: not, list },
  }
  const outcome = await run(viewCity(ports)('kazan'))
  return outcome.ok ? outcome.value : outcome.error
}

const leads = { ok: true, value: [{ city: ufa, specialists: 12 }] }

test('shows the city with its region, its categories and its best specialists', async () => {
  expect(await view()).toEqual({
    city: kazan,
    regions: { ok: true, value: [{ name: 'Поволжье', cities: [kazan, ufa] }] },
    categories: { ok: true, value: [tutors] },
    best: { ok: true, value: aPage([aProfile()], { total: 2143 }) },
  })
})

test.each([
  [0, leads],
  [2, leads],
  [3, undefined],
])('leads from a city with %i specialists to its neighbours only if these are few', async (total, near) => {
  expect(Reflect.get(await view({ total }), 'near')).toEqual(near)
})

test('leaves out categories without specialists, on all levels', async () => {
  const children = tutors.children.map((child, index) => ({ ...child, profilesCount: index === 0 ? 5 : 0 }))
  const tree = [{ ...tutors, children }, aCategory({ slug: 'empty', profilesCount: 0 })]
  expect(await view({ tree: () => Effect.succeed(tree) })).toMatchObject({
    categories: { ok: true, value: [{ ...tutors, children: [{ profilesCount: 5 }] }] },
  })
})

test('R-failed-page: each part fails on its own', async () => {
  expect(await view({ regions: down })).toMatchObject({ regions: unread, best: { ok: true } })
  expect(await view({ tree: down })).toMatchObject({ categories: unread, best: { ok: true } })
  expect(await view({ total: 0, near: 'down' })).toMatchObject({ near: unread, best: { ok: true } })
})

test('does not look for neighbours while it is unknown whether there are few specialists', async () => {
  const shown = await view({ isListDown: true })
  expect(shown).toMatchObject({ best: unread, categories: { ok: true } })
  expect(shown).not.toHaveProperty('near')
})

test('fails without the city', async () => {
  expect(await view({ bySlug: down })).toEqual({ _tag: 'CityUnavailable', slug: 'kazan' })
})

import { Effect } from 'effect'
import { suggestCategories, type SuggestedCategory } from '#domain/category/suggest-categories.ts'
import type { Region } from '#domain/city/city.ts'
import { filterCities, type FoundCity } from '#domain/city/city-filter.ts'
import { cityIndex, type CityIndex } from '#domain/city/city-index.ts'
import type { Person, Profile } from '#domain/profile/profile.ts'
import { shownRating } from '#domain/profile/proof.ts'
import { specialityLine } from '#domain/profile/specialities.ts'
import type { Needs } from '#application/ports.ts'

interface Asked {
  /** What is typed so far. */
  readonly text: string
  /** Slug; without one, or with one that nobody knows: the whole country. */
  readonly city?: string
}

export interface SuggestedSpecialist {
  readonly id: number
  readonly person: Person
  readonly specialities: string | null
  readonly rating: number | null
}

/** What somebody who types into the search may mean. */
export interface Suggestions {
  readonly categories: readonly SuggestedCategory[]
  readonly specialists: readonly SuggestedSpecialist[]
  readonly cities: readonly FoundCity[]
}

const most = { categories: 4, specialists: 3, cities: 2 } as const

/** Categories, specialists and cities for a text, counted and looked for in a city. */
export const suggest = ({
  cityGateway,
  categoryGateway,
  profileGateway,
}: Needs<'cityGateway' | 'categoryGateway' | 'profileGateway'>) =>
  Effect.fn('suggest')(function* ({ text, city }: Asked) {
    const regions = yield* cityGateway.regions()
    const id = regions.flatMap(({ cities }) => cities).find(({ slug }) => slug === city)?.id
    const where = id === undefined ? {} : { cityId: id }
    const [tree, found] = yield* Effect.all(
      [
        categoryGateway.tree(where),
        profileGateway.list({ ...where, search: text, page: 1, perPage: most.specialists }),
      ],
      { concurrency: 'unbounded' },
    )
    const cities = filterCities(indexOf(regions), text, most.cities)
    const suggestions: Suggestions = {
      categories: suggestCategories(tree, text, most.categories),
      specialists: found.items.slice(0, most.specialists).map(suggested),
      cities: cities.near ? [] : cities.cities,
    }
    return suggestions
  })

const suggested = (profile: Profile): SuggestedSpecialist => ({
  id: profile.id,
  person: profile.user,
  specialities: specialityLine(profile),
  rating: shownRating(profile)?.rating ?? null,
})

// Made of all cities: while they are the same ones, once is enough.
const indexes = new WeakMap<readonly Region[], CityIndex>()

const indexOf = (regions: readonly Region[]): CityIndex => {
  const known = indexes.get(regions) ?? cityIndex(regions)
  indexes.set(regions, known)
  return known
}

import type { ProfileSort } from '#domain/profile/profile-filters.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import { createSearchFilter } from './search.ts'
import type { World } from './world.ts'

export interface PeopleQuery {
  readonly cityId?: number | undefined
  /** A slug; includes descendants. */
  readonly category?: string | undefined
  readonly search?: string | undefined
  readonly priceTo?: number | undefined
  readonly ratingFrom?: number | undefined
  readonly sort: ProfileSort
}

function createCategoryFilter({ catalog }: World, slug: string): (person: Facts) => boolean {
  const category = catalog.categoriesBySlug.get(slug)
  const ids = new Set(category && catalog.getSelfAndDescendants(category.id))
  return person => person.categoryIds.some(id => ids.has(id))
}

function listPeople(world: World, cityId: number | undefined, category: string | undefined, sort: ProfileSort) {
  const people = world.people.listSpecialists(cityId, sort)
  if (category === undefined) return people
  return world.caches.lists.getOrCreate(`${cityId} ${category} ${sort}`, () =>
    people.filter(createCategoryFilter(world, category)),
  )
}

export function findPeople(
  world: World,
  { cityId, category, search, priceTo, ratingFrom, sort }: PeopleQuery,
): readonly Facts[] {
  const filters: ((person: Facts) => boolean)[] = []
  if (priceTo !== undefined) filters.push(({ priceFrom }) => priceFrom !== null && priceFrom <= priceTo)
  if (ratingFrom !== undefined) filters.push(({ rating: { overall } }) => overall !== null && overall >= ratingFrom)
  if (search !== undefined) filters.push(createSearchFilter(world, search))
  const people = listPeople(world, cityId, category, sort)
  return filters.length === 0 ? people : people.filter(person => filters.every(matches => matches(person)))
}

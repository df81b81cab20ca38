import type { ProfileSort } from '#domain/profile/profile-filters.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import { searchFor } from './search.ts'
import type { World } from './world.ts'

export interface Wanted {
  readonly cityId?: number | undefined
  /** The slug of a category; its descendants count too. */
  readonly category?: string | undefined
  readonly search?: string | undefined
  readonly priceTo?: number | undefined
  readonly ratingFrom?: number | undefined
  readonly sort: ProfileSort
}

function inCategory({ places }: World, slug: string): (person: Facts) => boolean {
  const category = places.categoriesBySlug.get(slug)
  const ids = new Set(category && places.downwards(category.id))
  return person => person.categoryIds.some(id => ids.has(id))
}

function placed(world: World, cityId: number | undefined, category: string | undefined, sort: ProfileSort) {
  const people = world.people.in(cityId, sort)
  if (category === undefined) return people
  return world.kept.lists.get(`${cityId} ${category} ${sort}`, () => people.filter(inCategory(world, category)))
}

/** Who is wanted, in order. `priceTo` leaves out who names no price, `ratingFrom` who has no rating. */
export function listed(
  world: World,
  { cityId, category, search, priceTo, ratingFrom, sort }: Wanted,
): readonly Facts[] {
  const conditions: ((person: Facts) => boolean)[] = []
  if (priceTo !== undefined) conditions.push(({ priceFrom }) => priceFrom !== null && priceFrom <= priceTo)
  if (ratingFrom !== undefined) conditions.push(({ rating: { overall } }) => overall !== null && overall >= ratingFrom)
  if (search !== undefined) conditions.push(searchFor(world, search))
  const people = placed(world, cityId, category, sort)
  return conditions.length === 0 ? people : people.filter(person => conditions.every(holds => holds(person)))
}

import type { Facts } from '#mocks/generator/facts.ts'
import type { CategoryCount, World } from './world.ts'

const maxBestPeople = 4

export const countByCategory = (world: World, cityId: number | undefined): ReadonlyMap<number, CategoryCount> =>
  world.caches.counts.getOrCreate(String(cityId), () => countPeople(world, cityId))

function countPeople({ people, catalog }: World, cityId: number | undefined): ReadonlyMap<number, CategoryCount> {
  const counts = new Map<number, { count: number; bestPeople: Facts[] }>()
  for (const person of people.listSpecialists(cityId, 'rating')) {
    for (const id of new Set(
      person.categoryIds.flatMap(categoryId => catalog.selfAndAncestors.get(categoryId) ?? []),
    )) {
      const entry = counts.get(id) ?? { count: 0, bestPeople: [] }
      entry.count += 1
      if (entry.bestPeople.length < maxBestPeople) entry.bestPeople.push(person)
      counts.set(id, entry)
    }
  }
  return counts
}

import type { Facts } from '#mocks/generator/facts.ts'
import type { CategoryCount, World } from './world.ts'

const maxBest = 4

/** Counts people in each category and its descendants. Without `cityId`, in all cities. */
export const countByCategory = (world: World, cityId: number | undefined): ReadonlyMap<number, CategoryCount> =>
  world.caches.counts.get(String(cityId), () => countPeople(world, cityId))

function countPeople({ people, catalogue }: World, cityId: number | undefined): ReadonlyMap<number, CategoryCount> {
  const counts = new Map<number, { count: number; best: Facts[] }>()
  for (const person of people.list(cityId, 'rating')) {
    for (const id of new Set(person.categoryIds.flatMap(category => catalogue.selfAndAncestors.get(category) ?? []))) {
      const entry = counts.get(id) ?? { count: 0, best: [] }
      entry.count += 1
      if (entry.best.length < maxBest) entry.best.push(person)
      counts.set(id, entry)
    }
  }
  return counts
}

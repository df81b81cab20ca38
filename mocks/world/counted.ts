import type { Facts } from '#mocks/generator/facts.ts'
import type { Counted, World } from './world.ts'

const bestShown = 4

/** Who is in each category and below it: in a city, or anywhere. */
export const countedByCategory = (world: World, cityId: number | undefined): ReadonlyMap<number, Counted> =>
  world.kept.counts.get(String(cityId), () => count(world, cityId))

function count({ people, places }: World, cityId: number | undefined): ReadonlyMap<number, Counted> {
  const counted = new Map<number, { count: number; best: Facts[] }>()
  for (const person of people.in(cityId, 'rating')) {
    for (const id of new Set(person.categoryIds.flatMap(category => places.upwards.get(category) ?? []))) {
      const known = counted.get(id) ?? { count: 0, best: [] }
      known.count += 1
      if (known.best.length < bestShown) known.best.push(person)
      counted.set(id, known)
    }
  }
  return counted
}

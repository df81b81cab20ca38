import type { Facts } from '#mocks/generator/facts.ts'
import type { World } from '#mocks/world/world.ts'

/** Finds the person whose profile has the id of a path. Undefined if there is none. */
export const findPerson = ({ people }: World, id: string): Facts | undefined =>
  /^\d{1,15}$/.test(id) ? people.get(Number(id)) : undefined

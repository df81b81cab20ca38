import type { Facts } from '#mocks/generator/facts.ts'
import type { World } from '#mocks/world/world.ts'

export const findPerson = ({ people }: World, id: string): Facts | undefined =>
  /^\d{1,15}$/.test(id) ? people.get(Number(id)) : undefined

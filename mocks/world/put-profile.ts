import type { ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import type { World } from './world.ts'

/** Puts a profile where lists find it and keeps it as it was said to be. */
export async function putProfile(
  { people, collections: { profiles } }: World,
  person: Facts,
  wire: ProfileWire,
): Promise<void> {
  profiles.deleteMany(q => q.where({ id: person.id }))
  await profiles.create(wire)
  people.put(person)
}

import type { ProfileWire } from '../../src/infrastructure/api/profile/profile.codec'
import type { Facts } from '../generator/facts'
import type { World } from './world'

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

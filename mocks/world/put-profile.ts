import type { ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import type { Collections } from './collections.ts'
import type { People } from './people.ts'

interface Directory {
  readonly people: People
  readonly collections: Collections
}

/** Lists sort and filter the profile by `person`. */
export async function putProfile(
  { people, collections: { profileOverrides } }: Directory,
  person: Facts,
  wire: ProfileWire,
): Promise<void> {
  const replacedProfiles = profileOverrides.findMany(q => q.where({ id: person.id }))
  await profileOverrides.create(wire)
  for (const replacedProfile of replacedProfiles) profileOverrides.delete(replacedProfile)
  people.put(person)
}

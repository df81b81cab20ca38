import type { Person, Profile } from './profile.ts'
import { formatFirstSpecialities } from './specialities.ts'

/** Stored on the device, so without prices and ratings, which would become outdated. */
export interface SavedProfile {
  readonly id: number
  readonly user: Person
  readonly specialities: string | null
  readonly city: string | null
}

export const maxSavedProfiles = { favorites: 100, recents: 12 } as const
export type SavedList = keyof typeof maxSavedProfiles

export const toSavedProfile = (profile: Profile): SavedProfile => ({
  id: profile.id,
  user: profile.user,
  specialities: formatFirstSpecialities(profile),
  city: profile.city?.name ?? null,
})

export const excludeProfile = (profiles: readonly SavedProfile[], id: number): readonly SavedProfile[] =>
  profiles.filter(profile => profile.id !== id)

export const prependProfile = (
  profiles: readonly SavedProfile[],
  profile: SavedProfile,
  limit: number,
): readonly SavedProfile[] => [profile, ...excludeProfile(profiles, profile.id)].slice(0, limit)

const toFields = <T>(value: unknown): { readonly [K in keyof T]?: unknown } =>
  typeof value === 'object' && value !== null ? value : {}

const isNonEmptyString = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isNonEmptyStringOrNull = (value: unknown): value is string | null => value === null || isNonEmptyString(value)
const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0

function parsePerson(value: unknown): Person | undefined {
  const { id, name, avatar } = toFields<Person>(value)
  return (id === null || isId(id)) && typeof name === 'string' && isNonEmptyStringOrNull(avatar)
    ? { id, name, avatar }
    : undefined
}

function parseSavedProfile(value: unknown): readonly SavedProfile[] {
  const { id, user, specialities, city } = toFields<SavedProfile>(value)
  const person = parsePerson(user)
  if (!isId(id) || !person || !isNonEmptyStringOrNull(specialities) || !isNonEmptyStringOrNull(city)) return []
  return [{ id, user: person, specialities, city }]
}

export function parseSavedProfiles(value: unknown, limit: number): readonly SavedProfile[] {
  if (!Array.isArray(value)) return []
  const byId = new Map(value.flatMap(parseSavedProfile).map(profile => [profile.id, profile]))
  return [...byId.values()].slice(0, limit)
}

import type { Category } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { type SavedProfile, toSavedProfile } from '#domain/profile/saved-profiles.ts'

export interface RequestTarget {
  readonly city: City | null
  readonly category: RequestedCategory | null
  readonly specialist: RequestedSpecialist | null
}

type RequestedCategory = Pick<Category, 'id' | 'name' | 'slug'>

export interface RequestedSpecialist extends SavedProfile {
  readonly categoryIds: readonly number[]
}

export const createProfileTarget = (profile: Profile): RequestTarget => ({
  city: profile.city,
  category: null,
  specialist: {
    ...toSavedProfile(profile),
    categoryIds: [...new Set(profile.specialities.flatMap(({ categoryId }) => categoryId ?? []))],
  },
})

export const createListTarget = (city: City | null, category: Category | null): RequestTarget => ({
  city: city && { id: city.id, slug: city.slug, name: city.name },
  category: category && { id: category.id, name: category.name, slug: category.slug },
  specialist: null,
})

export const getTargetKey = ({ city, category, specialist }: RequestTarget): string =>
  specialist ? `profile-${specialist.id}` : [city?.slug ?? '', ...(category ? [category.slug] : [])].join('/')

// A shallow check suffices, because this site writes the links.
const isTarget = (value: unknown): value is RequestTarget =>
  typeof value === 'object' && value !== null && 'city' in value && 'category' in value && 'specialist' in value

export function readTarget({ dataset }: HTMLElement): RequestTarget {
  const target: unknown = JSON.parse(dataset['request'] ?? 'null')
  return isTarget(target) ? target : createListTarget(null, null)
}

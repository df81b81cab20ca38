import type { Category } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { type SavedProfile, toSavedProfile } from '#domain/profile/saved-profiles.ts'

/** What the page already knows about a request that starts on it: the link that opens the form carries it. */
export interface RequestTarget {
  /** Where the service is needed. */
  readonly city: City | null
  readonly category: RequestedCategory | null
  /** Who is asked, where it is one specialist. */
  readonly specialist: AskedSpecialist | null
}

type RequestedCategory = Pick<Category, 'id' | 'name' | 'slug'>

export interface AskedSpecialist extends SavedProfile {
  /** Categories of their services, without repetition. */
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

/** Tells the drafts of different targets apart. */
export const getTargetKey = ({ city, category, specialist }: RequestTarget): string =>
  specialist ? `profile-${specialist.id}` : [city?.slug ?? '', ...(category ? [category.slug] : [])].join('/')

// Written by this site's own pages.
const isTarget = (value: unknown): value is RequestTarget =>
  typeof value === 'object' && value !== null && 'city' in value && 'category' in value && 'specialist' in value

/** What the link that opens the form knows. */
export function readTarget({ dataset }: HTMLElement): RequestTarget {
  const known: unknown = JSON.parse(dataset['known'] ?? 'null')
  return isTarget(known) ? known : createListTarget(null, null)
}

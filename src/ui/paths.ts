import { defaultLocale } from '#application/routing/locale-path.ts'
import { getListPath } from '#application/routing/list-path.ts'
import type { City } from '#domain/city/city.ts'

/** A profile, on a page of its reviews. */
export const getProfilePath = (profile: { readonly id: number }, page = 1): string =>
  `/profiles/${profile.id}${page > 1 ? `?page=${page}` : ''}`

/**
 * Anchor of a list's categories. On a narrow screen, the list shows its categories only if the URL has this fragment.
 */
export const categoriesAnchor = 'categories'

/** The list of a city, or of the whole country where there is no city; of one category, or of all. */
export const getSpecialistsPath = (city: Pick<City, 'slug'> | null, category?: string | null): string =>
  getListPath({ locale: defaultLocale, city, category: category ?? null })

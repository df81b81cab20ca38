import { defaultLocale } from '#application/routing/locale-path.ts'
import { getListPath } from '#application/routing/list-path.ts'
import type { City } from '#domain/city/city.ts'

/** Returns the path of a profile, at a page of its reviews, without a language prefix. */
export const getProfilePath = (profile: { readonly id: number }, page = 1): string =>
  `/profiles/${profile.id}${page > 1 ? `?page=${page}` : ''}`

/**
 * Id of the heading of a list's categories. On a narrow screen, the list shows its categories only if the URL has this
 * fragment, or in the opened filters.
 */
export const categoriesAnchor = 'categories'

/**
 * Returns the path of a list of specialists, without a language prefix. Without `city` it is the list of the whole
 * country, without `category` that of all categories.
 */
export const getSpecialistsPath = (city: Pick<City, 'slug'> | null, category?: string | null): string =>
  getListPath({ locale: defaultLocale, city, category: category ?? null })

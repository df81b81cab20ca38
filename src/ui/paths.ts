import { defaultLocale } from '#application/routing/locale-path.ts'
import { getListPath } from '#application/routing/list-path.ts'
import type { City } from '#domain/city/city.ts'

/** Without a language prefix. `page` is a page of the reviews. */
export const getProfilePath = (profile: { readonly id: number }, page = 1): string =>
  `/profiles/${profile.id}${page > 1 ? `?page=${page}` : ''}`

export const categoriesAnchor = 'categories'

/** Without a language prefix. Null stands for the whole country, or for all categories. */
export const getSpecialistsPath = (city: Pick<City, 'slug'> | null, category?: string | null): string =>
  getListPath({ locale: defaultLocale, city, category: category ?? null })

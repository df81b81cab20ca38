import { defaultLocale } from '#application/routing/locale-path.ts'
import { listPath } from '#application/routing/list-path.ts'
import type { City } from '#domain/city/city.ts'

/** A profile, on a page of its reviews. */
export const profilePath = (profile: { readonly id: number }, page = 1): string =>
  `/profiles/${profile.id}${page > 1 ? `?page=${page}` : ''}`

/** Anchor of a list's categories, which on a narrow screen it shows only if the address names them. */
export const categoriesAnchor = 'categories'

/** The list of a city, or of the whole country where there is no city; of one category, or of all. */
export const specialistsPath = (city: Pick<City, 'slug'> | null, category?: string | null): string =>
  listPath({ locale: defaultLocale, city, category: category ?? null })

import type { City } from '../domain/city/city'

/** Where all cities stand, on home. */
export const citiesPath = '/#cities'

export const cityPath = (city: Pick<City, 'slug'>): string => `/${city.slug}`

export const profilePath = (profile: { readonly id: number }): string => `/profiles/${profile.id}`

/** The list of a city, or of the whole country where there is no city; of one category, or of all. Page 1 has no number. */
export const specialistsPath = (city: Pick<City, 'slug'> | null, category?: string | null, page = 1): string => {
  const query = [...(!city && category ? [`category=${category}`] : []), ...(page > 1 ? [`page=${page}`] : [])].join(
    '&',
  )
  const path = city ? `/${city.slug}/specialists${category ? `/${category}` : ''}` : '/profiles'
  return query ? `${path}?${query}` : path
}

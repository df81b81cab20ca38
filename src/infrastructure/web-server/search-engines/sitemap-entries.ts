import { listPath } from '#application/routing/list-path.ts'
import { textNames, textPaths } from '#application/routing/texts.ts'
import { parseCategorySlug } from '#domain/category/category-slug.ts'
import type { City, Region } from '#domain/city/city.ts'
import { parseCitySlug } from '#domain/city/fixed-words.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Entry } from './xml.ts'

/** The pages that are there whatever the catalogue holds. */
export const fixedEntries: readonly Entry[] = ['/', '/profiles', ...textNames.map(name => textPaths[name])].map(
  path => ({ path }),
)

/** All cities that have an address, in an order of their own: a file then holds the same ones tomorrow. */
export const addressable = (regions: readonly Region[]): readonly City[] =>
  [...new Map(regions.flatMap(({ cities }) => cities).map(city => [city.slug, city])).values()]
    .filter(({ slug }) => parseCitySlug(slug) !== undefined)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))

export const cityEntries = (cities: readonly City[]): readonly Entry[] =>
  cities.map(({ slug }) => ({ path: `/${slug}` }))

interface Inhabited {
  readonly city: City
  /** Slugs. */
  readonly categories: readonly string[]
}

/** The lists in which somebody is: that of the city, and those of its categories. */
export const listEntries = (places: readonly Inhabited[]): readonly Entry[] =>
  places.flatMap(({ city, categories }) => {
    const slugs = categories.filter(slug => parseCategorySlug(slug.split('/')) === slug)
    const all = categories.length > 0 ? [null, ...slugs] : []
    return all.map(category => ({ path: listPath({ locale: 'ru', city, category }) }))
  })

export const profileEntries = (profiles: readonly Profile[]): readonly Entry[] =>
  profiles.map(({ id, updatedAt }) => {
    const changed = /^\d{4}-\d\d-\d\d/.exec(updatedAt ?? '')?.[0]
    return { path: `/profiles/${id}`, ...(changed !== undefined && { changed }) }
  })

import { defaultLocale } from '#application/routing/locale-path.ts'
import { getRouteFacts, routeNames } from '#application/routing/route-facts.ts'
import type { Outcome } from '#application/outcome.ts'
import type { UseCases } from '#application/use-cases.ts'
import {
  citiesPerFile,
  pagesPerFile,
  profilesPerRequest,
  listSitemapFiles,
  getSitemapPath,
  type SitemapFile,
} from './sitemap-file.ts'
import { formatSitemapIndex, formatUrlSet, type Entry } from './xml.ts'
import { cityPath, listPath } from '#application/routing/list-path.ts'
import type { City, Region } from '#domain/city/city.ts'
import type { Profile } from '#domain/profile/profile.ts'

export type Catalogue = Pick<UseCases, 'listRegions' | 'listCategoriesByCity' | 'listProfilePages'>
type Text = Outcome<string | undefined, { readonly _tag: string }>

/** Writes a file of the sitemap; undefined: the catalogue has no such file. A failed call fails the whole file. */
export function createSitemapWriter(siteUrl: string, catalogue: Catalogue): (file: SitemapFile) => Promise<Text> {
  const cities = async () => mapOutcome(await catalogue.listRegions(), sortCities)
  const formatEntries = (entries: readonly Entry[]) => (entries.length > 0 ? formatUrlSet(siteUrl, entries) : undefined)

  const index = async (): Promise<Text> => {
    const [all, profiles] = await Promise.all([
      cities(),
      catalogue.listProfilePages({ from: 1, to: 1, perPage: profilesPerRequest }),
    ])
    if (!all.ok) return all
    return mapOutcome(profiles, ({ profiles: first, lastPage }) => {
      const files = listSitemapFiles(all.value.length, first.length > 0 ? lastPage : 0)
      return formatSitemapIndex(siteUrl, files.map(getSitemapPath))
    })
  }

  const categories = async (number: number): Promise<Text> => {
    const all = await cities()
    if (!all.ok) return all
    const some = all.value.slice((number - 1) * citiesPerFile, number * citiesPerFile)
    if (some.length === 0) return { ok: true, value: undefined }
    // A file that the index lists exists, even when it is empty.
    return mapOutcome(await catalogue.listCategoriesByCity(some), places =>
      formatUrlSet(siteUrl, createListEntries(places)),
    )
  }

  const firstPage = () => catalogue.listProfilePages({ from: 1, to: 1, perPage: profilesPerRequest })

  const profiles = async (number: number): Promise<Text> => {
    // A file past the end must not cost a deep read of the API.
    const first = number > 1 ? await firstPage() : undefined
    if (first && !first.ok) return first
    if (first && number > Math.ceil(first.value.lastPage / pagesPerFile)) return { ok: true, value: undefined }
    const range = { from: (number - 1) * pagesPerFile + 1, to: number * pagesPerFile, perPage: profilesPerRequest }
    return mapOutcome(await catalogue.listProfilePages(range), found =>
      formatEntries(createProfileEntries(found.profiles)),
    )
  }

  return async file => {
    switch (file.kind) {
      case 'index':
        return index()
      case 'pages':
        return { ok: true, value: formatEntries(fixedEntries) }
      case 'cities':
        return mapOutcome(await cities(), all => formatEntries(createCityEntries(all)))
      case 'categories':
        return categories(file.number)
      case 'profiles':
        return profiles(file.number)
    }
  }
}

const mapOutcome = <A, B, E>(outcome: Outcome<A, E>, change: (value: A) => B): Outcome<B, E> =>
  outcome.ok ? { ok: true, value: change(outcome.value) } : outcome

/** The pages that don't depend on the catalogue. */
export const fixedEntries: readonly Entry[] = routeNames.flatMap(name => {
  const { path, isInSitemap } = getRouteFacts(name)
  return isInSitemap ? [{ path }] : []
})

/** All cities, sorted by slug, so that files stay the same from day to day. */
export const sortCities = (regions: readonly Region[]): readonly City[] =>
  [...new Map(regions.flatMap(({ cities }) => cities).map(city => [city.slug, city])).values()].toSorted((a, b) =>
    a.slug < b.slug ? -1 : 1,
  )

export const createCityEntries = (cities: readonly City[]): readonly Entry[] =>
  cities.map(city => ({ path: cityPath(city) }))

interface CityCategories {
  readonly city: City
  /** Slugs. */
  readonly categories: readonly string[]
}

/** The non-empty lists: the city's, and those of its categories. */
export const createListEntries = (places: readonly CityCategories[]): readonly Entry[] =>
  places.flatMap(({ city, categories }) => {
    const all = categories.length > 0 ? [null, ...categories] : []
    return all.map(category => ({ path: listPath({ locale: defaultLocale, city, category }) }))
  })

export const createProfileEntries = (profiles: readonly Profile[]): readonly Entry[] =>
  profiles.map(({ id, updatedAt }) => {
    const changed = /^\d{4}-\d\d-\d\d/.exec(updatedAt ?? '')?.[0]
    return { path: `/profiles/${id}`, ...(changed !== undefined && { changed }) }
  })

import type { TaggedError } from '#domain/shared/api-errors.ts'
import { defaultLocale } from '#application/routing/locale-path.ts'
import { getRouteFacts, routeNames } from '#application/routing/route-facts.ts'
import type { Outcome } from '#application/outcome.ts'
import { memoizeByIdentity } from '#domain/shared/memoize-by-identity.ts'
import type { UseCases } from '#application/use-cases.ts'
import {
  citiesPerFile,
  profilePagesPerFile,
  profilesPerRequest,
  listSitemapFiles,
  getSitemapPath,
  type SitemapFile,
} from './sitemap-file.ts'
import { formatSitemapIndex, formatUrlSet, type SitemapEntry } from './xml.ts'
import { getCityPath, getListPath } from '#application/routing/list-path.ts'
import type { City, Region } from '#domain/city/city.ts'
import type { Profile } from '#domain/profile/profile.ts'

export type Catalog = Pick<UseCases, 'listAllRegions' | 'listCategoriesByCity' | 'listProfilePages'>
type SitemapOutcome = Outcome<string | undefined, TaggedError>

/** The value of the outcome is undefined if the catalog has no such file. */
export function createSitemapWriter(siteUrl: string, catalog: Catalog): (file: SitemapFile) => Promise<SitemapOutcome> {
  const listCities = async () => mapOutcome(await catalog.listAllRegions(), sortCities)
  const readFirstPage = () => catalog.listProfilePages({ from: 1, to: 1, perPage: profilesPerRequest })
  const formatEntries = (entries: readonly SitemapEntry[]) =>
    entries.length > 0 ? formatUrlSet(siteUrl, entries) : undefined

  const writeIndex = async (): Promise<SitemapOutcome> => {
    const [cities, profilePages] = await Promise.all([listCities(), readFirstPage()])
    if (!cities.ok) return cities
    return mapOutcome(profilePages, ({ profiles: firstProfiles, lastPage }) => {
      const files = listSitemapFiles(cities.value.length, firstProfiles.length > 0 ? lastPage : 0)
      return formatSitemapIndex(siteUrl, files.map(getSitemapPath))
    })
  }

  const writeCities = async (number: number): Promise<SitemapOutcome> => {
    const cities = await listCities()
    if (!cities.ok) return cities
    const fileCities = cities.value.slice((number - 1) * citiesPerFile, number * citiesPerFile)
    if (fileCities.length === 0) return { ok: true, value: undefined }
    // The index lists this file, so it must exist even if it is empty.
    return mapOutcome(await catalog.listCategoriesByCity(fileCities), citiesWithCategories =>
      formatUrlSet(siteUrl, createCityEntries(citiesWithCategories)),
    )
  }

  const writeProfiles = async (number: number): Promise<SitemapOutcome> => {
    // Without this check, a request for a file past the end would read API pages far past the last one.
    const firstProfilePage = number > 1 ? await readFirstPage() : undefined
    if (firstProfilePage && !firstProfilePage.ok) return firstProfilePage
    if (firstProfilePage && number > Math.ceil(firstProfilePage.value.lastPage / profilePagesPerFile))
      return { ok: true, value: undefined }
    const range = {
      from: (number - 1) * profilePagesPerFile + 1,
      to: number * profilePagesPerFile,
      perPage: profilesPerRequest,
    }
    return mapOutcome(await catalog.listProfilePages(range), pages =>
      formatEntries(createProfileEntries(pages.profiles)),
    )
  }

  return async file => {
    switch (file.kind) {
      case 'index':
        return writeIndex()
      case 'pages':
        return { ok: true, value: formatEntries(fixedEntries) }
      case 'cities':
        return writeCities(file.number)
      case 'profiles':
        return writeProfiles(file.number)
    }
  }
}

const mapOutcome = <A, B, E>(outcome: Outcome<A, E>, mapValue: (value: A) => B): Outcome<B, E> =>
  outcome.ok ? { ok: true, value: mapValue(outcome.value) } : outcome

const fixedEntries: readonly SitemapEntry[] = routeNames.flatMap(name => {
  const { path, isInSitemap } = getRouteFacts(name)
  return isInSitemap ? [{ path }] : []
})

/** Sorted by slug, so that files stay the same from day to day. */
export const sortCities: (regions: readonly Region[]) => readonly City[] = memoizeByIdentity(regions =>
  regions.flatMap(({ cities }) => cities).toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
)

interface CityCategories {
  readonly city: City
  readonly categories: readonly string[]
}

/** Excludes cities without specialists, because their pages are `noindex`. */
export const createCityEntries = (citiesWithCategories: readonly CityCategories[]): readonly SitemapEntry[] =>
  citiesWithCategories
    .filter(({ categories }) => categories.length > 0)
    .flatMap(({ city, categories }) => [
      { path: getCityPath(city) },
      ...[null, ...categories].map(category => ({ path: getListPath({ locale: defaultLocale, city, category }) })),
    ])

export const createProfileEntries = (profiles: readonly Profile[]): readonly SitemapEntry[] =>
  profiles.map(({ id, updatedAt }) => {
    const lastmod = /^\d{4}-\d\d-\d\d/.exec(updatedAt ?? '')?.[0]
    return { path: `/profiles/${id}`, ...(lastmod !== undefined && { lastmod }) }
  })

import { Effect } from 'effect'
import { findCity } from '#application/city/find-city.ts'
import { findNamesakeRegion } from '#application/city/find-namesake-region.ts'
import { findNearbyCities, type NearbyCity } from '#application/city/find-nearby-cities.ts'
import { toOutcome, type Outcome } from '#application/outcome.ts'
import type { PickPorts } from '#application/ports.ts'
import type { Category } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import {
  excludesProfiles,
  profilesPerPage,
  removeFilter,
  type ProfileFilters,
  type ProfileQuery,
} from '#domain/profile/profile-filters.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Page } from '#domain/shared/pagination.ts'

interface ViewListInput {
  /** Slug; null for the whole country. */
  readonly city: string | null
  /** Slug; null for all categories. */
  readonly category: string | null
  readonly filters: ProfileFilters
  readonly page: number
}

const shortListThreshold = 5

export interface Alternatives {
  readonly unfilteredCount?: Outcome<number, ApiUnavailable>
  /** For a city: the count in the whole country, with the same filters. */
  readonly countryCount?: Outcome<number, ApiUnavailable>
  /** For a city without filters other than a search: the nearest cities that have specialists. */
  readonly nearbyCities?: Outcome<readonly NearbyCity[], ApiUnavailable>
}

interface ProfileList {
  readonly city: City | null
  readonly namesakeRegion: Outcome<string | null, ApiUnavailable>
  readonly category: Category | null
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
  readonly profiles: Outcome<Page<Profile>, ApiUnavailable>
  readonly alternatives: Alternatives
}

export const viewList = (ports: PickPorts<'cityGateway' | 'categoryGateway' | 'profileGateway' | 'locale'>) =>
  Effect.fn('viewList')(function* ({ city: citySlug, category: slug, page, filters }: ViewListInput) {
    const { categoryGateway, profileGateway } = ports
    const city = citySlug === null ? null : yield* findCity(ports)(citySlug)
    const cityQuery = city ? { cityId: city.id } : {}
    const listQuery = { ...cityQuery, ...(slug !== null && { category: slug }) }
    const [namesakeRegion, category, categories, profiles] = yield* Effect.all(
      [
        toOutcome(city ? findNamesakeRegion(ports)(city) : Effect.succeed(null)),
        toOutcome(slug === null ? Effect.succeed(null) : categoryGateway.findBySlug({ slug, ...cityQuery })),
        toOutcome(categoryGateway.listTree(cityQuery)),
        toOutcome(profileGateway.list({ ...listQuery, ...filters, page, perPage: profilesPerPage })),
      ],
      { concurrency: 'unbounded' },
    )
    if (!category.ok) return yield* Effect.fail(category.error)
    if (!city && !profiles.ok) return yield* Effect.fail(profiles.error)
    const isShort = profiles.ok && profiles.value.total < shortListThreshold
    const alternatives = isShort ? yield* findAlternatives(ports)({ city, category: slug, filters }) : {}
    const list: ProfileList = {
      city,
      namesakeRegion,
      category: category.value,
      categories,
      profiles,
      alternatives,
    }
    return list
  })

interface AlternativesInput extends Pick<ViewListInput, 'category' | 'filters'> {
  readonly city: City | null
}

const findAlternatives = (ports: PickPorts<'cityGateway' | 'profileGateway'>) =>
  Effect.fn('findAlternatives')(function* ({ city, category: slug, filters }: AlternativesInput) {
    const category = slug === null ? {} : { category: slug }
    const search = filters.search === undefined ? {} : { search: filters.search }
    const count = (query: Omit<ProfileQuery, 'page' | 'perPage'>) =>
      toOutcome(ports.profileGateway.list({ ...query, page: 1, perPage: 1 }).pipe(Effect.map(({ total }) => total)))
    const hasFiltersBesidesSearch = excludesProfiles(removeFilter(filters, 'search'))
    const [unfilteredCount, countryCount, nearbyCities] = yield* Effect.all(
      [
        excludesProfiles(filters)
          ? count({ ...category, ...(city && { cityId: city.id }) })
          : Effect.succeed(undefined),
        city ? count({ ...category, ...removeFilter(filters, 'sort') }) : Effect.succeed(undefined),
        city && !hasFiltersBesidesSearch
          ? toOutcome(findNearbyCities(ports)({ city, ...category, ...search }))
          : Effect.succeed(undefined),
      ],
      { concurrency: 'unbounded' },
    )
    const alternatives: Alternatives = {
      ...(unfilteredCount && { unfilteredCount }),
      ...(countryCount && { countryCount }),
      ...(nearbyCities && { nearbyCities }),
    }
    return alternatives
  })

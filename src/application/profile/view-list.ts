import { Effect } from 'effect'
import { findCity } from '#application/city/find-city.ts'
import { nearTowns, type NearTown } from '#application/city/near-towns.ts'
import { toOutcome, type Outcome } from '#application/outcome.ts'
import type { Needs } from '#application/ports.ts'
import type { Category } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import { isNarrowed, profilesPerPage, type ProfileFilters, type ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Page } from '#domain/shared/pagination.ts'

interface ViewListInput {
  /** Slug; null for the whole country. */
  readonly city: string | null
  /** Slug; null for all categories. */
  readonly category: string | null
  readonly filters: ProfileFilters
  /** 1-based. */
  readonly page: number
}

/** Suggestions for an empty list. */
export interface Alternatives {
  /** Number of specialists without the filters. */
  readonly unfiltered?: Outcome<number, ApiUnavailable>
  /** Number of specialists that a search in a city finds in the whole country. */
  readonly everywhere?: Outcome<number, ApiUnavailable>
  /** The nearest cities with specialists, for a list of a city without filters. */
  readonly near?: Outcome<readonly NearTown[], ApiUnavailable>
}

/** A page of a list of specialists. Each part may fail on its own (R-failed-page). */
export interface ProfileList {
  /** Null for the whole country. */
  readonly city: City | null
  /** Null for all categories. */
  readonly category: Category | null
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
  readonly profiles: Outcome<Page<Profile>, ApiUnavailable>
  readonly alternatives: Alternatives
}

/** Fails if the city or the category can't be read and, for the whole country, if the profiles can't be read. */
export const viewList = (ports: Needs<'cityGateway' | 'categoryGateway' | 'profileGateway'>) =>
  Effect.fn('viewList')(function* ({ city: citySlug, category: slug, page, filters }: ViewListInput) {
    const { categoryGateway, profileGateway } = ports
    const city = citySlug === null ? null : yield* findCity(ports)(citySlug)
    const inCity = city ? { cityId: city.id } : {}
    const place = { ...inCity, ...(slug !== null && { category: slug }) }
    const [category, categories, profiles] = yield* Effect.all(
      [
        toOutcome(slug === null ? Effect.succeed(null) : categoryGateway.bySlug({ slug, ...inCity })),
        toOutcome(categoryGateway.tree(inCity)),
        toOutcome(profileGateway.list({ ...place, ...filters, page, perPage: profilesPerPage })),
      ],
      { concurrency: 'unbounded' },
    )
    if (!category.ok) return yield* Effect.fail(category.error)
    if (!city && !profiles.ok) return yield* Effect.fail(profiles.error)
    const isEmpty = profiles.ok && profiles.value.total === 0
    const alternatives = isEmpty ? yield* findAlternatives(ports)({ city, category: slug, filters }) : {}
    const list: ProfileList = { city, category: category.value, categories, profiles, alternatives }
    return list
  })

interface EmptyList extends Pick<ViewListInput, 'category' | 'filters'> {
  readonly city: City | null
}

const findAlternatives = (ports: Needs<'cityGateway' | 'profileGateway'>) =>
  Effect.fn('findAlternatives')(function* ({ city, category: slug, filters }: EmptyList) {
    const category = slug === null ? {} : { category: slug }
    if (!isNarrowed(filters)) {
      const alternatives: Alternatives = city ? { near: yield* toOutcome(nearTowns(ports)({ city, ...category })) } : {}
      return alternatives
    }
    const count = (query: Omit<ProfileQuery, 'page' | 'perPage'>) =>
      toOutcome(ports.profileGateway.list({ ...query, page: 1, perPage: 1 }).pipe(Effect.map(({ total }) => total)))
    const isSearchInCity = city !== null && filters.search !== undefined
    const [unfiltered, everywhere] = yield* Effect.all(
      [
        count({ ...category, ...(city && { cityId: city.id }) }),
        isSearchInCity ? count({ ...category, ...filters }) : Effect.succeed(undefined),
      ],
      { concurrency: 'unbounded' },
    )
    const alternatives: Alternatives = { unfiltered, ...(everywhere && { everywhere }) }
    return alternatives
  })

import { Effect, Result } from 'effect'
import type { Category } from '#domain/category/category.ts'
import { groupCategories } from '#domain/category/group-categories.ts'
import { suggestCategories, type SuggestedCategory } from '#domain/category/suggest-categories.ts'
import type { Region } from '#domain/city/city.ts'
import { filterCities, type FoundCity } from '#domain/city/filter-cities.ts'
import type { Person, Profile, Speciality } from '#domain/profile/profile.ts'
import { getShownRating } from '#domain/profile/shown-rating.ts'
import { sortByMatch } from '#domain/search/sort-by-match.ts'
import { formatFirstSpecialities } from '#domain/profile/specialities.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { cyrillizeName } from '#domain/shared/cyrillize-name.ts'
import { getCityIndex } from '#application/city/find-cities.ts'
import type { CityGateway, PickPorts } from '#application/ports.ts'
import { suggestList, type SuggestedList } from './suggest-list.ts'
import { interpretSearch } from './interpret-search.ts'

interface SuggestInput {
  readonly text: string
  /** Slug. Without it, or if it is unknown, the whole country is searched. */
  readonly city?: string
}

export interface SuggestedSpecialist {
  readonly id: number
  readonly person: Person
  readonly specialities: string | null
  readonly rating: number | null
}

export interface Suggestions {
  /** The list that the text describes: electricians in Kazan for 'electrician kazan'. */
  readonly suggestedList?: SuggestedList
  readonly categories: readonly SuggestedCategory[]
  readonly specialists: readonly SuggestedSpecialist[]
  readonly cities: readonly FoundCity[]
  /** A group, or names that `suggestedList` may need, could not be read. */
  readonly incomplete?: true
}

const limits = { categories: 4, specialists: 3, cities: 2 } as const

type SuggestPorts = PickPorts<'cityGateway' | 'categoryGateway' | 'profileGateway' | 'translationGateway' | 'locale'>

/** Fails only if no group can be read, or if the city is needed and can't be read. */
export const suggest = (ports: SuggestPorts) =>
  Effect.fn('suggest')(function* ({ text, city }: SuggestInput) {
    const { cityGateway, categoryGateway } = ports
    const regions = yield* Effect.result(cityGateway.listRegions())
    const currentCity = Result.isSuccess(regions)
      ? regions.success.flatMap(({ cities }) => cities).find(({ slug }) => slug === city)
      : city === undefined
        ? undefined
        : yield* findCity(cityGateway, city)
    const cityQuery = currentCity ? { cityId: currentCity.id } : {}
    const [tree, profiles] = yield* Effect.all(
      [
        Effect.result(categoryGateway.listTree(cityQuery)),
        Effect.result(findSpecialists(ports)({ ...cityQuery, search: text })),
      ],
      { concurrency: 'unbounded' },
    )
    // Runs after these reads, so that it finds the regions and, without a city, the categories in the response cache.
    const { interpretedQuery, isIncomplete } = yield* interpretSearch(ports)({ text, city: city ?? null })
    const results: readonly Result.Result<unknown, ApiUnavailable>[] = [regions, tree, profiles]
    const failures = results.flatMap(result => (Result.isFailure(result) ? [result.failure] : []))
    const [failure] = failures
    if (failure && failures.length === results.length) return yield* Effect.fail(failure)
    const hasSpecialists = Result.isSuccess(profiles) && profiles.success.items.length > 0
    const categories = Result.isSuccess(tree) ? suggestMatchingCategories(tree.success, text, hasSpecialists) : []
    const categoryNames = getCategoryNames(Result.isSuccess(tree) ? tree.success : [])
    const suggestedList = yield* suggestList(ports)({
      text,
      currentCity: currentCity ?? null,
      regions: Result.isSuccess(regions) ? regions.success : null,
      interpretedQuery,
      hasSpecialists,
      categories,
    })
    const suggestions: Suggestions = {
      ...(suggestedList && { suggestedList }),
      categories,
      specialists: Result.isSuccess(profiles)
        ? profiles.success.items.slice(0, limits.specialists).map(profile => toSuggestion(profile, text, categoryNames))
        : [],
      cities: Result.isSuccess(regions) ? suggestCities(regions.success, text) : [],
      ...((isIncomplete || failures.length > 0) && { incomplete: true }),
    }
    return suggestions
  })

/** English pages show romanized names, so a search without results is repeated in Russian letters. */
const findSpecialists = ({ profileGateway }: PickPorts<'profileGateway'>) =>
  Effect.fn('findSpecialists')(function* ({
    search,
    ...cityQuery
  }: {
    readonly search: string
    readonly cityId?: number
  }) {
    const listProfiles = (text: string) =>
      profileGateway.list({ ...cityQuery, search: text, page: 1, perPage: limits.specialists })
    const profiles = yield* listProfiles(search)
    if (profiles.items.length > 0) return profiles
    for (const spelling of cyrillizeName(search)) {
      const profilesBySpelling = yield* listProfiles(spelling)
      if (profilesBySpelling.items.length > 0) return profilesBySpelling
    }
    return profiles
  })

const findCity = ({ findBySlug }: CityGateway, slug: string) =>
  findBySlug(slug).pipe(Effect.catchTag('CityNotFound', () => Effect.succeed(undefined)))

/** If a specialist matches, the text may be a name rather than a misspelled category. */
const suggestMatchingCategories = (tree: readonly Category[], text: string, hasSpecialists: boolean) => {
  const { categories, isFuzzy } = suggestCategories(tree, text, limits.categories)
  return isFuzzy && hasSpecialists ? [] : categories
}

const suggestCities = (regions: readonly Region[], text: string): readonly FoundCity[] => {
  const { isFuzzy, cities } = filterCities(getCityIndex(regions), text, limits.cities)
  return isFuzzy ? [] : cities
}

const getCategoryNames = (tree: readonly Category[]): ReadonlyMap<number, string> =>
  new Map(
    groupCategories(tree).flatMap(group =>
      group.categories.map(({ id, path }) => [id, [group.name, ...path].join(' ')] as const),
    ),
  )

/** Matching specialities first, because they may be the reason for the suggestion. */
const sortSpecialities = (
  { specialities }: Profile,
  text: string,
  categoryNames: ReadonlyMap<number, string>,
): readonly Speciality[] => {
  const byCategory = sortByMatch(specialities, text, ({ categoryId }) => categoryNames.get(categoryId ?? 0) ?? '')
  return sortByMatch(byCategory, text, ({ name }) => name)
}

const toSuggestion = (
  profile: Profile,
  text: string,
  categoryNames: ReadonlyMap<number, string>,
): SuggestedSpecialist => ({
  id: profile.id,
  person: profile.user,
  specialities: formatFirstSpecialities({ specialities: sortSpecialities(profile, text, categoryNames) }),
  rating: getShownRating(profile)?.rating ?? null,
})

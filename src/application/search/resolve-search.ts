import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import type { City } from '#domain/city/city.ts'
import { cyrillizeName } from '#domain/shared/cyrillize-name.ts'
import type { InterpretedQuery } from '#domain/query/interpret-query.ts'
import { interpretSearch } from './interpret-search.ts'

interface ResolveSearchInput {
  /** As `parseSearch` returns it. */
  readonly text: string
  /** Slug; null for the whole country. */
  readonly city: string | null
}

export interface SearchTarget {
  /** Slug; null for the whole country. */
  readonly city: string | null
  /** Slug; null for all categories. */
  readonly category: string | null
  readonly sort?: 'price'
  /** In rubles. */
  readonly priceTo?: number
  /** The unrecognized words, their Russian spelling, or that of the whole text; may be empty. */
  readonly search: string
}

export interface ResolvedSearch {
  /** Null if the search stays as typed, or if the interpretation is uncertain and the text itself has results. */
  readonly list: SearchTarget | null
  /** True if names failed to load, so that a later attempt may find another list. */
  readonly isIncomplete: boolean
}

export const toSearchTarget = (
  { category, city, sort, priceTo, unrecognizedText }: InterpretedQuery,
  currentCitySlug: string | null,
): SearchTarget => ({
  city: city?.slug ?? currentCitySlug,
  category: category?.slug ?? null,
  ...(sort && { sort }),
  ...(priceTo !== undefined && { priceTo }),
  search: unrecognizedText,
})

export const resolveSearch = (ports: PickPorts<'translationGateway' | 'locale' | 'profileGateway'>) =>
  Effect.fn('resolveSearch')(function* ({ text, city }: ResolveSearchInput) {
    const { interpretedQuery, currentCity, isIncomplete } = yield* interpretSearch(ports)({ text, city })
    const resolveTo = (list: SearchTarget | null): ResolvedSearch => ({ list, isIncomplete })
    const isAsTyped = interpretedQuery.unrecognizedText === text
    const countInCurrentCity = createProfileCounter(ports, currentCity)
    if (!isAsTyped && !interpretedQuery.isCertain) {
      if ((yield* countInCurrentCity(text)) > 0) return resolveTo(null)
      // The Russian spelling of a city may begin a surname: 'Kazan' would find Казанцев.
      const spelling = interpretedQuery.city ? undefined : yield* findSpelling(countInCurrentCity, text)
      if (spelling !== undefined) return resolveTo({ city, category: null, search: spelling })
    }
    const list = toSearchTarget(interpretedQuery, city)
    const search = yield* findRussianSpelling(ports, interpretedQuery.city ?? currentCity)(list.search)
    return resolveTo(isAsTyped && search === text ? null : { ...list, search })
  })

type CountProfiles = ReturnType<typeof createProfileCounter>

const createProfileCounter =
  ({ profileGateway }: PickPorts<'profileGateway'>, city: City | null) =>
  (search: string) =>
    profileGateway
      .list({ ...(city && { cityId: city.id }), search, page: 1, perPage: 1 })
      .pipe(Effect.map(({ total }) => total))

const findSpelling = Effect.fn('findSpelling')(function* (countProfiles: CountProfiles, search: string) {
  for (const spelling of cyrillizeName(search)) if ((yield* countProfiles(spelling)) > 0) return spelling
  return undefined
})

/**
 * English pages show romanized names, so visitors type them. An empty list of a city links to the whole country, so the
 * country is searched after the city.
 */
export const findRussianSpelling = (ports: PickPorts<'profileGateway'>, city: City | null) =>
  Effect.fn('findRussianSpelling')(function* (search: string) {
    const countInCity = createProfileCounter(ports, city)
    if (cyrillizeName(search).length === 0 || (yield* countInCity(search)) > 0) return search
    const spelling = yield* findSpelling(countInCity, search)
    if (spelling !== undefined || city === null) return spelling ?? search
    const countInCountry = createProfileCounter(ports, null)
    if ((yield* countInCountry(search)) > 0) return search
    return (yield* findSpelling(countInCountry, search)) ?? search
  })

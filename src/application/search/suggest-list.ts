import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import type { SuggestedCategory } from '#domain/category/suggest-categories.ts'
import { formatCityLocative } from '#domain/city/city-grammar.ts'
import type { City } from '#domain/city/city.ts'
import type { InterpretedQuery } from '#domain/query/interpret-query.ts'
import { findRussianSpelling, toSearchTarget, type SearchTarget } from './resolve-search.ts'

export interface SuggestedList extends SearchTarget {
  readonly categoryName: string | null
  /** 'в Казани'; null for the whole country. */
  readonly inCity: string | null
  /** Number of specialists; null if it can't be read. */
  readonly count: number | null
}

interface SuggestListInput {
  readonly text: string
  /** Null for the whole country. */
  readonly currentCity: City | null
  readonly interpretedQuery: InterpretedQuery
  /** Whether the text finds specialists, as typed or in Russian letters. */
  readonly hasSpecialists: boolean
  readonly categories: readonly SuggestedCategory[]
}

/** Undefined if a text search is better, or if the list is already suggested, or has no category and no specialists. */
export const suggestList = (ports: PickPorts<'profileGateway' | 'locale'>) =>
  Effect.fn('suggestList')(function* (input: SuggestListInput) {
    const { profileGateway, locale } = ports
    const { text, interpretedQuery, hasSpecialists } = input
    const list = toSearchTarget(interpretedQuery, input.currentCity?.slug ?? null)
    const isUseful = interpretedQuery.unrecognizedText !== text && (interpretedQuery.isCertain || !hasSpecialists)
    if (!isUseful || isSuggestedCategory(list, input)) return undefined
    const city = interpretedQuery.city ?? input.currentCity
    // As in `resolveSearch`, so that the suggestion and Enter lead to the same list.
    const search = yield* findRussianSpelling(ports, city)(list.search).pipe(Effect.orElseSucceed(() => list.search))
    const count = yield* profileGateway
      .list({
        ...(city && { cityId: city.id }),
        ...(list.category !== null && { category: list.category }),
        ...(search !== '' && { search }),
        ...(list.priceTo !== undefined && { priceTo: list.priceTo }),
        page: 1,
        perPage: 1,
      })
      .pipe(
        Effect.map(({ total }): number | null => total),
        Effect.orElseSucceed(() => null),
      )
    if (list.category === null && count === 0) return undefined
    const suggestedList: SuggestedList = {
      ...list,
      search,
      categoryName: interpretedQuery.category?.name ?? null,
      inCity: city ? formatCityLocative(city.name, locale.get()) : null,
      count,
    }
    return suggestedList
  })

const isSuggestedCategory = (
  { search, sort, priceTo, city, category }: SearchTarget,
  { currentCity, categories }: Pick<SuggestListInput, 'currentCity' | 'categories'>,
): boolean =>
  search === '' &&
  sort === undefined &&
  priceTo === undefined &&
  city === (currentCity?.slug ?? null) &&
  categories.some(({ slug }) => slug === category)

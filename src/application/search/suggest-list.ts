import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import type { SuggestedCategory } from '#domain/category/suggest-categories.ts'
import { formatCityLocative } from '#domain/city/city-grammar.ts'
import type { City, Region } from '#domain/city/city.ts'
import { addRegion, getNamesakeRegions } from '#domain/city/namesakes.ts'
import type { InterpretedQuery } from '#domain/query/interpret-query.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { findRussianSpelling, toSearchTarget, type SearchTarget } from './resolve-search.ts'

export interface SuggestedList extends SearchTarget {
  readonly categoryName: string | null
  /** 'в Казани', or 'в Кирове (Кировская область)' if another city has that name; null for the whole country. */
  readonly inCity: string | null
  /** Null if it can't be read. */
  readonly count: number | null
}

interface SuggestListInput {
  readonly text: string
  /** Null for the whole country. */
  readonly currentCity: City | null
  /** Null if they can't be read. */
  readonly regions: readonly Region[] | null
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
      inCity: city ? formatInCity(city, input.regions, locale.get()) : null,
      count,
    }
    return suggestedList
  })

const formatInCity = ({ name, slug }: City, regions: readonly Region[] | null, locale: Locale): string =>
  addRegion(formatCityLocative(name, locale), (regions && getNamesakeRegions(regions).get(slug)) ?? null)

const isSuggestedCategory = (
  { search, sort, priceTo, city, category }: SearchTarget,
  { currentCity, categories }: Pick<SuggestListInput, 'currentCity' | 'categories'>,
): boolean =>
  search === '' &&
  sort === undefined &&
  priceTo === undefined &&
  city === (currentCity?.slug ?? null) &&
  categories.some(({ slug }) => slug === category)

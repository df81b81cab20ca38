import { Effect } from 'effect'
import type { Needs } from '#application/ports.ts'
import type { SuggestedCategory } from '#domain/category/suggest-categories.ts'
import { formatCityLocative } from '#domain/city/city-grammar.ts'
import type { Region } from '#domain/city/city.ts'
import type { InterpretedQuery } from '#domain/query/interpret-query.ts'
import { toSearchTarget, type SearchTarget } from './resolve-search.ts'

/** The list that a text means, as a suggestion. */
export interface SuggestedList extends SearchTarget {
  readonly categoryName: string | null
  /** 'в Казани'; null for the whole country. */
  readonly inCity: string | null
  /** Number of specialists; null if it can't be read. */
  readonly count: number | null
}

interface FindMeantListInput {
  readonly text: string
  /** Slug of the current city. */
  readonly city: string | undefined
  readonly interpreted: InterpretedQuery
  readonly regions: readonly Region[]
  /** Whether the uninterpreted text search has results. */
  readonly hasSpecialists: boolean
  /** The categories that are suggested anyway. */
  readonly categories: readonly SuggestedCategory[]
}

/** Undefined if nothing is understood, and for a list that is suggested anyway or has nobody. */
export const suggestList = ({ profileGateway, locale }: Needs<'profileGateway' | 'locale'>) =>
  Effect.fn('findMeantList')(function* (input: FindMeantListInput) {
    const { text, interpreted, regions, hasSpecialists } = input
    const list = toSearchTarget(interpreted, input.city ?? null)
    const isMeant = interpreted.rest !== text && (interpreted.isCertain || !hasSpecialists)
    if (!isMeant || isSuggestedCategory(list, input)) return undefined
    const cities = regions.flatMap(region => region.cities)
    const city = interpreted.city ?? cities.find(({ slug }) => slug === list.city)
    const count = yield* profileGateway
      .list({
        ...(city && { cityId: city.id }),
        ...(list.category !== null && { category: list.category }),
        ...(list.search !== '' && { search: list.search }),
        page: 1,
        perPage: 1,
      })
      .pipe(
        Effect.map(({ total }): number | null => total),
        Effect.orElseSucceed(() => null),
      )
    if (list.category === null && count === 0) return undefined
    const meant: SuggestedList = {
      ...list,
      categoryName: interpreted.category?.name ?? null,
      inCity: city ? formatCityLocative(city.name, locale.current()) : null,
      count,
    }
    return meant
  })

const isSuggestedCategory = (
  { search, sort, city, category }: SearchTarget,
  { city: current, categories }: Pick<FindMeantListInput, 'city' | 'categories'>,
): boolean =>
  search === '' && sort === undefined && city === (current ?? null) && categories.some(({ slug }) => slug === category)

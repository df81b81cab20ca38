import { Effect } from 'effect'
import type { Needs } from '#application/ports.ts'
import type { InterpretedQuery } from '#domain/search/interpret-query.ts'
import { interpretSearch } from './interpret-search.ts'

interface SearchedListInput {
  /** As `parseSearch` returns it. */
  readonly text: string
  /** Slug; null for the whole country. */
  readonly city: string | null
}

/** A list of specialists by what a search names. */
export interface SearchedList {
  /** Slug; null for the whole country. */
  readonly city: string | null
  /** Slug; null for all categories. */
  readonly category: string | null
  readonly sort?: 'price'
  /** The words that are not understood; empty for none. */
  readonly search: string
}

export const toSearchedList = (
  { category, city, sort, rest }: InterpretedQuery,
  current: string | null,
): SearchedList => ({
  city: city?.slug ?? current,
  category: category?.slug ?? null,
  ...(sort && { sort }),
  search: rest,
})

/**
 * The list that a search means. Null if the search stays as it is: nothing is understood, or the text is understood with doubt and
 * finds specialists as it is.
 */
export const findSearchedList = (ports: Needs<'translationGateway' | 'locale' | 'profileGateway'>) =>
  Effect.fn('findSearchedList')(function* ({ text, city }: SearchedListInput) {
    const interpreted = yield* interpretSearch(ports)({ text, city })
    if (interpreted.rest === text) return null
    if (!interpreted.isCertain) {
      const { total } = yield* ports.profileGateway.list({ search: text, page: 1, perPage: 1 })
      if (total > 0) return null
    }
    return toSearchedList(interpreted, city)
  })

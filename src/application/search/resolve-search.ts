import { Effect } from 'effect'
import type { Needs } from '#application/ports.ts'
import { cyrillizeName } from '#domain/shared/cyrillize-name.ts'
import type { InterpretedQuery } from '#domain/query/interpret-query.ts'
import { interpretSearch } from './interpret-search.ts'

interface ResolveSearchInput {
  /** As `parseSearch` returns it. */
  readonly text: string
  /** Slug; null for the whole country. */
  readonly city: string | null
}

/** The list of specialists that a search leads to. */
export interface SearchTarget {
  /** Slug; null for the whole country. */
  readonly city: string | null
  /** Slug; null for all categories. */
  readonly category: string | null
  readonly sort?: 'price'
  /** The words that are not understood; empty for none. */
  readonly search: string
}

export const toSearchTarget = (
  { category, city, sort, rest }: InterpretedQuery,
  current: string | null,
): SearchTarget => ({
  city: city?.slug ?? current,
  category: category?.slug ?? null,
  ...(sort && { sort }),
  search: rest,
})

/**
 * Finds the list that a search leads to. Returns null to keep the text search: nothing was recognized, or the interpretation is
 * uncertain and the text itself has results.
 */
export const resolveSearch = (ports: Needs<'translationGateway' | 'locale' | 'profileGateway'>) =>
  Effect.fn('resolveSearch')(function* ({ text, city }: ResolveSearchInput) {
    const interpreted = yield* interpretSearch(ports)({ text, city })
    const isAsTyped = interpreted.rest === text
    const count = countMatches(ports)
    if (!isAsTyped && !interpreted.isCertain && (yield* count(text)) > 0) return null
    const list = toSearchTarget(interpreted, city)
    const search = yield* findRussianSpelling(count, list.search)
    return isAsTyped && search === text ? null : { ...list, search }
  })

type CountMatches = ReturnType<typeof countMatches>

const countMatches =
  ({ profileGateway }: Needs<'profileGateway'>) =>
  (search: string) =>
    profileGateway.list({ search, page: 1, perPage: 1 }).pipe(Effect.map(({ total }) => total))

/** English pages show romanized names. Returns the first Russian spelling with results if the search itself has none, otherwise the search. */
const findRussianSpelling = Effect.fn('findRussianSpelling')(function* (count: CountMatches, search: string) {
  const spellings = cyrillizeName(search)
  if (spellings.length === 0 || (yield* count(search)) > 0) return search
  for (const spelling of spellings) if ((yield* count(spelling)) > 0) return spelling
  return search
})

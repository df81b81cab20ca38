import { Effect } from 'effect'
import { listNonEmptyCategories } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Needs } from '#application/ports.ts'

/** Nobody waits for the whole of it, and what people wait for comes first. */
const concurrency = 2

/** Which categories of which cities have specialists, by slug. All of the cities, or none if one can't be asked for. */
export const listCategoriesByCity = ({ categoryGateway }: Needs<'categoryGateway'>) =>
  Effect.fn('listCategoriesByCity')(function* (cities: readonly City[]) {
    return yield* Effect.forEach(
      cities,
      city =>
        categoryGateway
          .tree({ cityId: city.id })
          .pipe(Effect.map(tree => ({ city, categories: listNonEmptyCategories(tree).map(({ slug }) => slug) }))),
      { concurrency: concurrency },
    )
  })

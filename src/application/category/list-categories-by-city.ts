import { Effect } from 'effect'
import { listNonEmptyCategories } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Needs } from '#application/ports.ts'

/** Low, because no visitor waits for it: it must not slow down their calls. */
const concurrency = 2

/** The slugs of the categories that have specialists, by city. Fails if one city can't be read. */
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

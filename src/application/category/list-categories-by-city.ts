import { Effect } from 'effect'
import { listCategoriesWithProfiles } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { PickPorts } from '#application/ports.ts'

/** Low, because no visitor waits for this list, and it must not slow down the calls for visitors. */
const concurrency = 2

export const listCategoriesByCity = ({ categoryGateway }: PickPorts<'categoryGateway'>) =>
  Effect.fn('listCategoriesByCity')(function* (cities: readonly City[]) {
    return yield* Effect.forEach(
      cities,
      city =>
        categoryGateway
          .listTree({ cityId: city.id })
          .pipe(Effect.map(tree => ({ city, categories: listCategoriesWithProfiles(tree).map(({ slug }) => slug) }))),
      { concurrency },
    )
  })

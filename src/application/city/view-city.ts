import { Effect } from 'effect'
import { toOutcome, type Outcome } from '#application/outcome.ts'
import type { Needs } from '#application/ports.ts'
import { type TopCategory, removeEmptyCategories } from '#domain/category/category.ts'
import type { City, Region } from '#domain/city/city.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { findCity } from './find-city.ts'
import { nearTowns, type NearTown } from './near-towns.ts'

/** What a city's page shows. Each part may fail on its own (R-failed-page). */
export interface CityOverview {
  readonly city: City
  readonly regions: Outcome<readonly Region[], ApiUnavailable>
  /** Without those that are known to be empty. */
  readonly categories: Outcome<readonly TopCategory[], ApiUnavailable>
  /** The best rated specialists. */
  readonly best: Outcome<Page<Profile>, ApiUnavailable>
  /** If the city has few specialists: where the nearest are. */
  readonly near?: Outcome<readonly NearTown[], ApiUnavailable>
}

const bestShown = 4
/** A city with fewer specialists leads to its neighbours, too. */
const enoughSpecialists = 3

/** The city of a slug. It fails without the city itself. */
export const viewCity = (ports: Needs<'cityGateway' | 'categoryGateway' | 'profileGateway'>) =>
  Effect.fn('viewCity')(function* (slug: string) {
    const { cityGateway, categoryGateway, profileGateway } = ports
    const city = yield* findCity(ports)(slug)
    const [regions, tree, best] = yield* Effect.all(
      [
        toOutcome(cityGateway.regions()),
        toOutcome(categoryGateway.tree({ cityId: city.id, withAvatars: true })),
        toOutcome(profileGateway.list({ cityId: city.id, page: 1, perPage: bestShown })),
      ],
      { concurrency: 'unbounded' },
    )
    const categories = tree.ok ? { ...tree, value: removeEmptyCategories(tree.value) } : tree
    const hasFew = best.ok && best.value.total < enoughSpecialists
    const overview: CityOverview = {
      city,
      regions,
      categories,
      best,
      ...(hasFew && { near: yield* toOutcome(nearTowns(ports)({ city })) }),
    }
    return overview
  })

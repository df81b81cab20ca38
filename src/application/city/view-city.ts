import { Effect } from 'effect'
import { toOutcome, type Outcome } from '#application/outcome.ts'
import type { PickPorts } from '#application/ports.ts'
import { type TopCategory, removeEmptyCategories } from '#domain/category/category.ts'
import type { City, Region } from '#domain/city/city.ts'
import { getNamesakeRegions } from '#domain/city/namesakes.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { findCity } from './find-city.ts'
import { findNearbyCities, type NearbyCity } from './find-nearby-cities.ts'

export interface CityOverview {
  readonly city: City
  /** Null if no other city has the same name, or if the regions can't be read. */
  readonly namesakeRegion: string | null
  readonly regions: Outcome<readonly Region[], ApiUnavailable>
  readonly categories: Outcome<readonly TopCategory[], ApiUnavailable>
  readonly bestProfiles: Outcome<Page<Profile>, ApiUnavailable>
  /** Set if this city has few specialists. */
  readonly nearbyCities?: Outcome<readonly NearbyCity[], ApiUnavailable>
}

const maxBestProfiles = 4
const minSpecialists = 3

export const viewCity = (ports: PickPorts<'cityGateway' | 'categoryGateway' | 'profileGateway'>) =>
  Effect.fn('viewCity')(function* (slug: string) {
    const { cityGateway, categoryGateway, profileGateway } = ports
    const city = yield* findCity(ports)(slug)
    const [regions, tree, bestProfiles] = yield* Effect.all(
      [
        toOutcome(cityGateway.listRegions()),
        toOutcome(categoryGateway.listTree({ cityId: city.id, withAvatars: true })),
        toOutcome(profileGateway.list({ cityId: city.id, page: 1, perPage: maxBestProfiles })),
      ],
      { concurrency: 'unbounded' },
    )
    const categories = tree.ok ? { ...tree, value: removeEmptyCategories(tree.value) } : tree
    const hasFewSpecialists = bestProfiles.ok && bestProfiles.value.total < minSpecialists
    const overview: CityOverview = {
      city,
      namesakeRegion: (regions.ok && getNamesakeRegions(regions.value).get(city.slug)) || null,
      regions,
      categories,
      bestProfiles,
      ...(hasFewSpecialists && { nearbyCities: yield* toOutcome(findNearbyCities(ports)({ city })) }),
    }
    return overview
  })

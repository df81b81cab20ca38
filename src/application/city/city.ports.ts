import type { Effect } from 'effect'
import type { City, CityNotFound, Region } from '#domain/city/city.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'

export interface CityGateway {
  readonly bySlug: (slug: string) => Effect.Effect<City, CityNotFound | ApiUnavailable>
  readonly regions: () => Effect.Effect<readonly Region[], ApiUnavailable>
}

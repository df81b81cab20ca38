import { Effect } from 'effect'
import type { CityGateway } from '#application/city/city.ports.ts'
import type { CityNotFound } from '#domain/city/city.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { notFoundAsUnavailable } from '#infrastructure/api/gateway-errors.ts'

export const cityGateway = ({ call }: ApiClient): CityGateway => ({
  bySlug: slug =>
    call('cityBySlug', { params: { slug }, query: {} }).pipe(
      Effect.map(({ city }) => city),
      Effect.catchTag('NotFound', () => Effect.fail<CityNotFound>({ _tag: 'CityNotFound', slug })),
    ),
  regions: () =>
    call('regions', { params: {}, query: {} }).pipe(
      Effect.map(({ regions }) => regions),
      notFoundAsUnavailable,
    ),
})

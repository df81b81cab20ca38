import { Effect } from 'effect'
import type { CityGateway } from '../../../application/city/city.ports'
import type { CityNotFound } from '../../../domain/city/city'
import type { ApiClient } from '../client'
import { notFoundAsUnavailable } from '../not-found-as-unavailable'

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

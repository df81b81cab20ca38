import { Effect } from 'effect'
import type { ServiceRequestGateway } from '#application/service-request/service-request.ports.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { notFoundAsUnavailable, toFieldErrors } from '#infrastructure/api/gateway-errors.ts'

const fields = {
  city_id: 'cityId',
  category_id: 'categoryId',
  profile_id: 'profileId',
  description: 'description',
  date: 'date',
  budget: 'budget',
  phone: 'phone',
}

export const serviceRequestGateway = ({ send }: ApiClient): ServiceRequestGateway => ({
  send: body =>
    send('requestService', { params: {}, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', toFieldErrors(fields)),
      notFoundAsUnavailable,
    ),
})

import { Effect } from 'effect'
import type { ServiceRequestGateway } from '#application/service-request/service-request.ports.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { asFieldErrors } from '#infrastructure/api/field-errors.ts'
import { notFoundAsUnavailable } from '#infrastructure/api/not-found-as-unavailable.ts'

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
      Effect.catchTag('Refused', asFieldErrors(fields)),
      notFoundAsUnavailable,
    ),
})

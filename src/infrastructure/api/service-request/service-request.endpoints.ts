import { Schema } from 'effect'
import type { ServiceRequest } from '#domain/service-request/service-request.ts'
import { accountMutation, anyAnswer } from '#infrastructure/api/client/endpoint.ts'
import { Count, Id } from '#infrastructure/api/shared/fields.ts'

export const serviceRequestBody = Schema.Struct({
  cityId: Id,
  categoryId: Id,
  profileId: Schema.optionalKey(Id),
  description: Schema.String,
  date: Schema.NullOr(Schema.String),
  budget: Schema.NullOr(Count),
  phone: Schema.String,
}).pipe(
  Schema.encodeKeys({ cityId: 'city_id', categoryId: 'category_id', profileId: 'profile_id' }),
) satisfies Schema.ConstraintCodec<ServiceRequest, unknown>

export const serviceRequestEndpoints = {
  requestService: accountMutation('POST', '/api/user/service_applications', {
    body: serviceRequestBody,
    answer: anyAnswer,
    summary: 'Creates a service request for one specialist, or an open one',
  }),
}

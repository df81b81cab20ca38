import { Schema } from 'effect'
import type { ServiceRequest } from '#domain/service-request/service-request.ts'
import { defineAccountMutation, anyResponse } from '#infrastructure/api/client/endpoint.ts'
import { countCodec, idCodec } from '#infrastructure/api/shared/fields.ts'

export const serviceRequestBody = Schema.Struct({
  cityId: idCodec,
  categoryId: idCodec,
  profileId: Schema.optionalKey(idCodec),
  description: Schema.String,
  date: Schema.NullOr(Schema.String),
  budget: Schema.NullOr(countCodec),
  phone: Schema.String,
}).pipe(
  Schema.encodeKeys({ cityId: 'city_id', categoryId: 'category_id', profileId: 'profile_id' }),
) satisfies Schema.ConstraintCodec<ServiceRequest, unknown>

export const serviceRequestEndpoints = {
  requestService: defineAccountMutation('POST', '/api/user/service_applications', {
    body: serviceRequestBody,
    response: anyResponse,
    summary: 'Creates a service request for one specialist or for all',
  }),
}

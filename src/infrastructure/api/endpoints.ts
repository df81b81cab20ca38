import { categoryEndpoints } from './category/category.endpoints.ts'
import { cityEndpoints } from './city/city.endpoints.ts'
import type { PathParameters } from './client/endpoint.ts'
import { complaintEndpoints } from './complaint/complaint.endpoints.ts'
import { notificationEndpoints } from './notification/notification.endpoints.ts'
import { profileEndpoints } from './profile/profile.endpoints.ts'
import { registrationEndpoints } from './registration/registration.endpoints.ts'
import { reviewEndpoints } from './review/review.endpoints.ts'
import { serviceRequestEndpoints } from './service-request/service-request.endpoints.ts'
import { accountEndpoints, sessionEndpoints } from './user/user.endpoints.ts'

export const endpoints = {
  ...cityEndpoints,
  ...categoryEndpoints,
  ...profileEndpoints,
  ...reviewEndpoints,
  ...complaintEndpoints,
  ...sessionEndpoints,
  ...registrationEndpoints,
  ...accountEndpoints,
  ...notificationEndpoints,
  ...serviceRequestEndpoints,
}

type Table = typeof endpoints
export type EndpointName = keyof Table
export type Params = {
  readonly [N in EndpointName]: Readonly<Record<PathParameters<Table[N]['path']>, string | number>>
}
export type Queries = { readonly [N in EndpointName]: Table[N]['query']['Type'] }
export type Bodies = { readonly [N in EndpointName]: Table[N]['body']['Type'] }
export type Responses = { readonly [N in EndpointName]: Table[N]['response']['Type'] }
export type ResponsesWire = { readonly [N in EndpointName]: Table[N]['response']['Encoded'] }
export type Failures = { readonly [N in EndpointName]: ReturnType<Table[N]['toFailure']> }

export type QueryEndpointName = { [N in EndpointName]: Table[N]['method'] extends 'GET' ? N : never }[EndpointName]
export type MutationEndpointName = Exclude<EndpointName, QueryEndpointName>

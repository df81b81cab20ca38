import type { Ports } from '#application/ports.ts'
import {
  createCategoryGateway,
  createCityGateway,
  createProfileGateway,
  createReviewGateway,
  createComplaintGateway,
  createServiceRequestGateway,
  createTranslationGateway,
} from './directory-gateways.ts'
import type { ApiClient } from './client.ts'
import {
  createNotificationGateway,
  createRegistrationGateway,
  createAccountGateway,
  createUserGateway,
} from './user-gateways.ts'

export type GatewayName = Extract<keyof Ports, `${string}Gateway`>
export type Gateways = Pick<Ports, GatewayName>

/** The client is lazy, because it depends on ports itself. */
export const gatewayFactories: { readonly [N in GatewayName]: (client: () => ApiClient) => Ports[N] } = {
  accountGateway: client => createAccountGateway(client()),
  categoryGateway: client => createCategoryGateway(client()),
  cityGateway: client => createCityGateway(client()),
  complaintGateway: client => createComplaintGateway(client()),
  notificationGateway: client => createNotificationGateway(client()),
  profileGateway: client => createProfileGateway(client()),
  registrationGateway: client => createRegistrationGateway(client()),
  reviewGateway: client => createReviewGateway(client()),
  serviceRequestGateway: client => createServiceRequestGateway(client()),
  translationGateway: client => createTranslationGateway(client()),
  userGateway: client => createUserGateway(client()),
}

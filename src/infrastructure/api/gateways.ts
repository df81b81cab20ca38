import type { Ports } from '#application/ports.ts'
import {
  categoryGateway,
  cityGateway,
  profileGateway,
  reviewGateway,
  complaintGateway,
  serviceRequestGateway,
  translationGateway,
} from './directory-gateways.ts'
import type { ApiClient } from './client.ts'
import { notificationGateway, registrationGateway, accountGateway, userGateway } from './user-gateways.ts'

export type GatewayName = Extract<keyof Ports, `${string}Gateway`>
export type Gateways = Pick<Ports, GatewayName>

/** Gateway factories. The client is lazy, because it depends on ports itself. */
export const gateways: { readonly [N in GatewayName]: (client: () => ApiClient) => Ports[N] } = {
  accountGateway: client => accountGateway(client()),
  categoryGateway: client => categoryGateway(client()),
  cityGateway: client => cityGateway(client()),
  complaintGateway: client => complaintGateway(client()),
  notificationGateway: client => notificationGateway(client()),
  profileGateway: client => profileGateway(client()),
  registrationGateway: client => registrationGateway(client()),
  reviewGateway: client => reviewGateway(client()),
  serviceRequestGateway: client => serviceRequestGateway(client()),
  translationGateway: client => translationGateway(client()),
  userGateway: client => userGateway(client()),
}

import type { Ports } from '#application/ports.ts'
import { categoryGateway } from './category/category-gateway.ts'
import { cityGateway } from './city/city-gateway.ts'
import type { ApiClient } from './client.ts'
import { complaintGateway } from './complaint/complaint-gateway.ts'
import { notificationGateway } from './notification/notification-gateway.ts'
import { profileGateway } from './profile/profile-gateway.ts'
import { registrationGateway } from './registration/registration-gateway.ts'
import { reviewGateway } from './review/review-gateway.ts'
import { serviceRequestGateway } from './service-request/service-request-gateway.ts'
import { accountGateway } from './user/account-gateway.ts'
import { userGateway } from './user/user-gateway.ts'

export type GatewayName = Extract<keyof Ports, `${string}Gateway`>
export type Gateways = Pick<Ports, GatewayName>

/** How each gateway is made. The client comes lazily, since it takes ports itself. */
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
  userGateway: client => userGateway(client()),
}

import { categoryGateway } from '../src/infrastructure/api/category/category-gateway'
import { cityGateway } from '../src/infrastructure/api/city/city-gateway'
import { apiClient } from '../src/infrastructure/api/client'
import { complaintGateway } from '../src/infrastructure/api/complaint/complaint-gateway'
import { profileGateway } from '../src/infrastructure/api/profile/profile-gateway'
import { registrationGateway } from '../src/infrastructure/api/registration/registration-gateway'
import { reviewGateway } from '../src/infrastructure/api/review/review-gateway'
import { accountGateway } from '../src/infrastructure/api/user/account-gateway'
import { userGateway } from '../src/infrastructure/api/user/user-gateway'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

const bearerOf = (token: string | undefined) => ({
  session: { token: () => token, open: () => {}, close: () => {} },
  refresher: { refresh: async () => undefined },
})

/** The product's own gateways, in front of any API; for whoever has the token, if there is one. */
export function gatewaysTo(baseUrl: string, token?: string) {
  const locale = { current: () => 'ru' as const }
  const client = apiClient({ baseUrl, locale, logger: silent, bearer: bearerOf(token) })
  return {
    city: cityGateway(client),
    category: categoryGateway(client),
    profile: profileGateway(client),
    review: reviewGateway(client),
    complaint: complaintGateway(client),
    user: userGateway(client),
    account: accountGateway(client),
    registration: registrationGateway(client),
  }
}

export type Gateways = ReturnType<typeof gatewaysTo>

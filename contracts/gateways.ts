import { categoryGateway } from '#infrastructure/api/category/category-gateway.ts'
import { cityGateway } from '#infrastructure/api/city/city-gateway.ts'
import { apiClient } from '#infrastructure/api/client.ts'
import { complaintGateway } from '#infrastructure/api/complaint/complaint-gateway.ts'
import { profileGateway } from '#infrastructure/api/profile/profile-gateway.ts'
import { registrationGateway } from '#infrastructure/api/registration/registration-gateway.ts'
import { reviewGateway } from '#infrastructure/api/review/review-gateway.ts'
import { accountGateway } from '#infrastructure/api/user/account-gateway.ts'
import { userGateway } from '#infrastructure/api/user/user-gateway.ts'

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

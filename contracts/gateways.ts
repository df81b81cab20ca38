import { categoryGateway } from '../src/infrastructure/api/category/category-gateway'
import { cityGateway } from '../src/infrastructure/api/city/city-gateway'
import { apiClient } from '../src/infrastructure/api/client'
import { complaintGateway } from '../src/infrastructure/api/complaint/complaint-gateway'
import { profileGateway } from '../src/infrastructure/api/profile/profile-gateway'
import { reviewGateway } from '../src/infrastructure/api/review/review-gateway'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** The product's own gateways, in front of any API. */
export function gatewaysTo(baseUrl: string) {
  const client = apiClient({ baseUrl, locale: { current: () => 'ru' }, logger: silent })
  return {
    city: cityGateway(client),
    category: categoryGateway(client),
    profile: profileGateway(client),
    review: reviewGateway(client),
    complaint: complaintGateway(client),
  }
}

export type Gateways = ReturnType<typeof gatewaysTo>

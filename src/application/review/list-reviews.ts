import { reviewsPerPage } from '#domain/review/review.ts'
import type { PickPorts } from '#application/ports.ts'

export const listReviews =
  ({ reviewGateway }: PickPorts<'reviewGateway'>) =>
  (query: { readonly profileId: number; readonly page: number }) =>
    reviewGateway.listByProfile({ ...query, perPage: reviewsPerPage })

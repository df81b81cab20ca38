import { reviewsPerPage } from '#domain/review/review.ts'
import type { Needs } from '#application/ports.ts'

/** Newest first. */
export const listReviews =
  ({ reviewGateway }: Needs<'reviewGateway'>) =>
  (query: { readonly profileId: number; readonly page: number }) =>
    reviewGateway.ofProfile({ ...query, perPage: reviewsPerPage })

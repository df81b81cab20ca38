import { reviewsPerPage } from '#domain/review/review.ts'
import type { Needs } from '#application/ports.ts'

/** A page of what people say of a specialist, the newest first. */
export const listReviews =
  ({ reviewGateway }: Needs<'reviewGateway'>) =>
  (query: { readonly profileId: number; readonly page: number }) =>
    reviewGateway.ofProfile({ ...query, perPage: reviewsPerPage })

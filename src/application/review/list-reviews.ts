import { reviewsPerPage } from '../../domain/review/review'
import type { Needs } from '../ports'

/** A page of what people say of a specialist, the newest first. */
export const listReviews =
  ({ reviewGateway }: Needs<'reviewGateway'>) =>
  (query: { readonly profileId: number; readonly page: number }) =>
    reviewGateway.ofProfile({ ...query, perPage: reviewsPerPage })

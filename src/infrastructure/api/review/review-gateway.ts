import { Effect } from 'effect'
import type { ReviewGateway } from '../../../application/review/review.ports'
import type { ProfileNotFound } from '../../../domain/profile/profile'
import type { ApiClient } from '../client'

export const reviewGateway = ({ call }: ApiClient): ReviewGateway => ({
  ofProfile: ({ profileId: id, ...query }) =>
    call('profileReviews', { params: { id }, query }).pipe(
      Effect.catchTag('NotFound', () => Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id })),
    ),
})

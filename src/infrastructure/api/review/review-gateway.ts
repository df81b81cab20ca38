import { Effect } from 'effect'
import type { ReviewGateway } from '#application/review/review.ports.ts'
import type { ProfileNotFound } from '#domain/profile/profile.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'

export const reviewGateway = ({ call }: ApiClient): ReviewGateway => ({
  ofProfile: ({ profileId: id, ...query }) =>
    call('profileReviews', { params: { id }, query }).pipe(
      Effect.catchTag('NotFound', () => Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id })),
    ),
})

import { Effect } from 'effect'
import type { ReviewGateway } from '#application/review/review.ports.ts'
import type { ProfileNotFound } from '#domain/profile/profile.ts'
import type { AlreadyReviewed, SelfReview } from '#domain/review/new-review.ts'
import type { FieldErrors } from '#domain/shared/api-errors.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { toFieldErrors } from '#infrastructure/api/gateway-errors.ts'
import type { Refused } from '#infrastructure/api/client/failure.ts'

const asReviewErrors = toFieldErrors({
  text: 'text',
  rating_quality: 'ratingQuality',
  rating_price: 'ratingPrice',
  rating_time: 'ratingTime',
})

/** An `error` of no field has one meaning here: this person has reviewed this profile before. */
const asRefusedReview = (refused: Refused): Effect.Effect<never, AlreadyReviewed | FieldErrors> => {
  const { error: message, fields } = refused.body
  return message !== '' && fields.size === 0
    ? Effect.fail<AlreadyReviewed>({ _tag: 'AlreadyReviewed', message })
    : asReviewErrors(refused)
}

export const reviewGateway = ({ call, send }: ApiClient): ReviewGateway => ({
  ofProfile: ({ profileId: id, ...query }) =>
    call('profileReviews', { params: { id }, query }).pipe(
      Effect.catchTag('NotFound', () => Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id })),
    ),
  write: ({ profileId: id, ...body }) =>
    send('writeReview', { params: { id }, body }).pipe(
      Effect.asVoid,
      Effect.catchTag('Refused', asRefusedReview),
      Effect.catchTag('Forbidden', () => Effect.fail<SelfReview>({ _tag: 'SelfReview' })),
      Effect.catchTag('NotFound', () => Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id })),
    ),
})

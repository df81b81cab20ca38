import { Schema } from 'effect'
import { ratingValues, type NewReview } from '#domain/review/new-review.ts'
import type { Review } from '#domain/review/review.ts'
import { personCodec } from '#infrastructure/api/profile/person.codec.ts'
import { Rating } from '#infrastructure/api/profile/rating.codec.ts'
import { Id, orElse, orNull, orNullIfUnusable } from '#infrastructure/api/shared/fields.ts'
import { IdText } from '#infrastructure/api/shared/query.ts'
import { Timestamp } from '#infrastructure/api/shared/timestamp.codec.ts'

const replyCodec = Schema.Struct({ text: Schema.NonEmptyString, createdAt: orNullIfUnusable(Timestamp) }).pipe(
  Schema.encodeKeys({ createdAt: 'created_at' }),
)

/** Strict about ratings; an answer without words is none. */
export const reviewCodec = Schema.Struct({
  id: Id,
  user: orElse(personCodec, { id: null, name: '', avatar: null }),
  text: orElse(Schema.String, ''),
  rating: orNull(Rating),
  ratingQuality: orNull(Rating),
  ratingPrice: orNull(Rating),
  ratingTime: orNull(Rating),
  reply: orNullIfUnusable(replyCodec),
  createdAt: orNullIfUnusable(Timestamp),
}).pipe(
  Schema.encodeKeys({
    ratingQuality: 'rating_quality',
    ratingPrice: 'rating_price',
    ratingTime: 'rating_time',
    createdAt: 'created_at',
  }),
) satisfies Schema.ConstraintCodec<Review, unknown>

export type ReviewWire = typeof reviewCodec.Encoded

const GivenRating = Schema.Literals(ratingValues)

export const newReviewBody = Schema.Struct({
  text: Schema.String,
  ratingQuality: GivenRating,
  ratingPrice: GivenRating,
  ratingTime: GivenRating,
}).pipe(
  Schema.encodeKeys({ ratingQuality: 'rating_quality', ratingPrice: 'rating_price', ratingTime: 'rating_time' }),
) satisfies Schema.ConstraintCodec<Omit<NewReview, 'profileId'>, unknown>

export const reviewsQuery = Schema.Struct({ page: IdText, perPage: IdText }).pipe(
  Schema.encodeKeys({ perPage: 'per_page' }),
)

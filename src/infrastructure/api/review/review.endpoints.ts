import { Schema } from 'effect'
import { ratingValues, type NewReview } from '#domain/review/new-review.ts'
import type { Review } from '#domain/review/review.ts'
import { publicQuery, restrictedMutation, anyAnswer } from '#infrastructure/api/client/endpoint.ts'
import { averageRating, personCodec } from '#infrastructure/api/profile/profile.codec.ts'
import {
  Id,
  orElseIfInvalid,
  orNullIfInvalid,
  Timestamp,
  VisibleText,
  WrittenText,
} from '#infrastructure/api/shared/fields.ts'
import { createPageCodec } from '#infrastructure/api/shared/page.codec.ts'
import { IdText } from '#infrastructure/api/shared/query.ts'

const replyCodec = Schema.Struct({ text: VisibleText, createdAt: orNullIfInvalid(Timestamp) }).pipe(
  Schema.encodeKeys({ createdAt: 'created_at' }),
)

export const reviewCodec = Schema.Struct({
  id: Id,
  user: orElseIfInvalid(personCodec, { id: null, name: '', avatar: null }),
  text: orElseIfInvalid(WrittenText, ''),
  rating: averageRating,
  ratingQuality: averageRating,
  ratingPrice: averageRating,
  ratingTime: averageRating,
  reply: orNullIfInvalid(replyCodec),
  createdAt: orNullIfInvalid(Timestamp),
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

export const reviewEndpoints = {
  profileReviews: publicQuery('/api/profiles/{id}/reviews', {
    query: Schema.Struct({ page: IdText, perPage: IdText }).pipe(Schema.encodeKeys({ perPage: 'per_page' })),
    answer: createPageCodec('reviews', reviewCodec),
    summary: 'A page of a profile’s reviews, newest first',
  }),
  writeReview: restrictedMutation('POST', '/api/profiles/{id}/reviews', {
    body: newReviewBody,
    answer: anyAnswer,
    summary: 'Adds a review; one per person and profile, not of your own profile',
  }),
}

import { Schema } from 'effect'
import { ratingValues, type NewReview } from '#domain/review/new-review.ts'
import type { Review } from '#domain/review/review.ts'
import { definePublicQuery, defineRestrictedMutation, anyResponse } from '#infrastructure/api/client/endpoint.ts'
import { averageRatingCodec, personCodec } from '#infrastructure/api/profile/profile.codec.ts'
import {
  idCodec,
  orElseIfInvalid,
  orNullIfInvalid,
  timestampCodec,
  visibleTextCodec,
  writtenTextCodec,
} from '#infrastructure/api/shared/fields.ts'
import { createPageCodec } from '#infrastructure/api/shared/page.codec.ts'
import { positiveIntegerParameterCodec } from '#infrastructure/api/shared/query.ts'

const replyCodec = Schema.Struct({ text: visibleTextCodec, createdAt: orNullIfInvalid(timestampCodec) }).pipe(
  Schema.encodeKeys({ createdAt: 'created_at' }),
)

export const reviewCodec = Schema.Struct({
  id: idCodec,
  user: orElseIfInvalid(personCodec, { id: null, name: '', avatar: null }),
  text: orElseIfInvalid(writtenTextCodec, ''),
  rating: averageRatingCodec,
  ratingQuality: averageRatingCodec,
  ratingPrice: averageRatingCodec,
  ratingTime: averageRatingCodec,
  reply: orNullIfInvalid(replyCodec),
  createdAt: orNullIfInvalid(timestampCodec),
}).pipe(
  Schema.encodeKeys({
    ratingQuality: 'rating_quality',
    ratingPrice: 'rating_price',
    ratingTime: 'rating_time',
    createdAt: 'created_at',
  }),
) satisfies Schema.ConstraintCodec<Review, unknown>

export type ReviewWire = typeof reviewCodec.Encoded

const ratingValue = Schema.Literals(ratingValues)

export const newReviewBody = Schema.Struct({
  text: Schema.String,
  ratingQuality: ratingValue,
  ratingPrice: ratingValue,
  ratingTime: ratingValue,
}).pipe(
  Schema.encodeKeys({ ratingQuality: 'rating_quality', ratingPrice: 'rating_price', ratingTime: 'rating_time' }),
) satisfies Schema.ConstraintCodec<Omit<NewReview, 'profileId'>, unknown>

export const reviewEndpoints = {
  profileReviews: definePublicQuery('/api/profiles/{id}/reviews', {
    query: Schema.Struct({ page: positiveIntegerParameterCodec, perPage: positiveIntegerParameterCodec }).pipe(
      Schema.encodeKeys({ perPage: 'per_page' }),
    ),
    response: createPageCodec('reviews', reviewCodec),
    summary: 'A page of a profile’s reviews, newest first',
  }),
  writeReview: defineRestrictedMutation('POST', '/api/profiles/{id}/reviews', {
    body: newReviewBody,
    response: anyResponse,
    summary: 'Adds a review; one per person and profile, not of your own profile',
  }),
}

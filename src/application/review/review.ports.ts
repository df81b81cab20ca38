import type { Effect } from 'effect'
import type { ProfileNotFound } from '#domain/profile/profile.ts'
import type { AlreadyReviewed, NewReview, SelfReview } from '#domain/review/new-review.ts'
import type { Review } from '#domain/review/review.ts'
import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { Page } from '#domain/shared/pagination.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'

export interface ReviewQuery {
  readonly profileId: number
  /** 1-based. */
  readonly page: number
  readonly perPage: number
}

export interface ReviewGateway {
  /** The newest first. */
  readonly ofProfile: (query: ReviewQuery) => Effect.Effect<Page<Review>, ProfileNotFound | ApiUnavailable>
  readonly write: (
    review: NewReview,
  ) => Effect.Effect<
    void,
    | AlreadyReviewed
    | SelfReview
    | ProfileNotFound
    | FieldErrors
    | NotSignedIn
    | SessionExpired
    | TooManyRequests
    | ApiUnavailable
  >
}

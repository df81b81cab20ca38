import type { Person } from '#domain/profile/profile.ts'

/** What somebody says of a specialist. */
export interface Review {
  readonly id: number
  readonly user: Person
  readonly text: string
  /** From 1 to 5, null where the API does not say. */
  readonly rating: number | null
  readonly ratingQuality: number | null
  readonly ratingPrice: number | null
  readonly ratingTime: number | null
  /** What the specialist says to it. */
  readonly reply: Reply | null
  /** ISO 8601, UTC. */
  readonly createdAt: string | null
}

export interface Reply {
  readonly text: string
  readonly createdAt: string | null
}

/** A profile shows 10 reviews a page (R-profile). */
export const reviewsPerPage = 10

/** The rating of a review: its own, else the average of all three parts; null where one of them is missing. */
export const getReviewRating = ({ rating, ratingQuality, ratingPrice, ratingTime }: Review): number | null => {
  if (rating !== null) return rating
  if (ratingQuality === null || ratingPrice === null || ratingTime === null) return null
  return (ratingQuality + ratingPrice + ratingTime) / 3
}

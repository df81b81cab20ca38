import type { Person } from '#domain/profile/profile.ts'

export interface Review {
  readonly id: number
  readonly user: Person
  readonly text: string
  /** 1 to 5, as are the three ratings below; null if the API sends no valid rating. */
  readonly rating: number | null
  readonly ratingQuality: number | null
  readonly ratingPrice: number | null
  readonly ratingTime: number | null
  readonly reply: Reply | null
  /** ISO 8601, UTC. */
  readonly createdAt: string | null
}

interface Reply {
  readonly text: string
  readonly createdAt: string | null
}

export const reviewsPerPage = 10

export const getReviewRating = ({ rating, ratingQuality, ratingPrice, ratingTime }: Review): number | null => {
  if (rating !== null) return rating
  if (ratingQuality === null || ratingPrice === null || ratingTime === null) return null
  return (ratingQuality + ratingPrice + ratingTime) / 3
}

import type { ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import type { ReviewWire } from '#infrastructure/api/review/review.endpoints.ts'

const round = (value: number) => Math.round(value * 100) / 100

/** An average with more values, to two decimals. */
const averageWith = (average: number | null | undefined, count: number, more: readonly number[]) =>
  round(((average ?? 0) * count + more.reduce((sum, one) => sum + one, 0)) / (count + more.length))

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'

/** A profile whose counts and averages include the reviews that visitors have sent. */
export function withSubmitted(profile: ProfileWire, reviews: readonly ReviewWire[]): ProfileWire {
  if (reviews.length === 0) return profile
  const count = profile.reviews_count ?? 0
  const all = (of: (review: ReviewWire) => number | null | undefined) => reviews.map(of).filter(isNumber)
  const old = new Map<string, unknown>(Object.entries(profile.rating_distribution ?? {}))
  const stars = all(({ rating }) => rating).map(rating => Math.round(rating))
  const counted = (value: number) => Number(old.get(String(value)) ?? 0) + stars.filter(each => each === value).length
  return {
    ...profile,
    rating: averageWith(
      profile.rating,
      count,
      all(({ rating }) => rating),
    ),
    rating_quality: averageWith(
      profile.rating_quality,
      count,
      all(review => review.rating_quality),
    ),
    rating_price: averageWith(
      profile.rating_price,
      count,
      all(review => review.rating_price),
    ),
    rating_time: averageWith(
      profile.rating_time,
      count,
      all(review => review.rating_time),
    ),
    rating_distribution: { '1': counted(1), '2': counted(2), '3': counted(3), '4': counted(4), '5': counted(5) },
    reviews_count: count + reviews.length,
  }
}

import type { ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import type { ReviewWire } from '#infrastructure/api/review/review.endpoints.ts'

const round = (value: number) => Math.round(value * 100) / 100

type Average = ReviewWire['rating']

const numbersOf = (values: readonly Average[]): readonly number[] =>
  values.flatMap(value => (value === null || value === undefined ? [] : [Number(value)]))

/** An average with more values, to two decimals. */
function averageWith(average: Average, count: number, more: readonly Average[]): number {
  const values = numbersOf(more)
  return round((Number(average ?? 0) * count + values.reduce((sum, one) => sum + one, 0)) / (count + values.length))
}

/** A profile whose counts and averages include the reviews that visitors have sent. */
export function withSubmitted(profile: ProfileWire, reviews: readonly ReviewWire[]): ProfileWire {
  if (reviews.length === 0) return profile
  const count = Number(profile.reviews_count ?? 0)
  const old = new Map<string, unknown>(Object.entries(profile.rating_distribution ?? {}))
  const stars = numbersOf(reviews.map(({ rating }) => rating)).map(rating => Math.round(rating))
  const counted = (value: number) => Number(old.get(String(value)) ?? 0) + stars.filter(each => each === value).length
  const averageOf = (name: 'rating' | 'rating_quality' | 'rating_price' | 'rating_time') =>
    averageWith(
      profile[name],
      count,
      reviews.map(review => review[name]),
    )
  return {
    ...profile,
    rating: averageOf('rating'),
    rating_quality: averageOf('rating_quality'),
    rating_price: averageOf('rating_price'),
    rating_time: averageOf('rating_time'),
    rating_distribution: { '1': counted(1), '2': counted(2), '3': counted(3), '4': counted(4), '5': counted(5) },
    reviews_count: count + reviews.length,
  }
}

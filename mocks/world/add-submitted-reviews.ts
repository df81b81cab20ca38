import type { ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import type { ReviewWire } from '#infrastructure/api/review/review.endpoints.ts'

const round = (value: number) => Math.round(value * 100) / 100

type WireRating = ReviewWire['rating']

const toNumbers = (values: readonly WireRating[]): readonly number[] =>
  values.flatMap(value => (value === null || value === undefined ? [] : [Number(value)]))

function extendAverage(average: WireRating, count: number, addedRatings: readonly WireRating[]): number {
  const values = toNumbers(addedRatings)
  return round((Number(average ?? 0) * count + values.reduce((sum, value) => sum + value, 0)) / (count + values.length))
}

export function addSubmittedReviews(profile: ProfileWire, reviews: readonly ReviewWire[]): ProfileWire {
  if (reviews.length === 0) return profile
  const count = Number(profile.reviews_count ?? 0)
  const oldDistribution = new Map<string, unknown>(Object.entries(profile.rating_distribution ?? {}))
  const stars = toNumbers(reviews.map(({ rating }) => rating)).map(rating => Math.round(rating))
  const countRatings = (value: number) =>
    Number(oldDistribution.get(String(value)) ?? 0) + stars.filter(rating => rating === value).length
  const getAverage = (name: 'rating' | 'rating_quality' | 'rating_price' | 'rating_time') =>
    extendAverage(
      profile[name],
      count,
      reviews.map(review => review[name]),
    )
  return {
    ...profile,
    rating: getAverage('rating'),
    rating_quality: getAverage('rating_quality'),
    rating_price: getAverage('rating_price'),
    rating_time: getAverage('rating_time'),
    rating_distribution: {
      '1': countRatings(1),
      '2': countRatings(2),
      '3': countRatings(3),
      '4': countRatings(4),
      '5': countRatings(5),
    },
    reviews_count: count + reviews.length,
  }
}

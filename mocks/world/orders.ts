import type { ProfileSort } from '#domain/profile/profile-filters.ts'
import type { Facts } from '#mocks/generator/facts.ts'

type Order = (a: Facts, b: Facts) => number

/** Those without a rating or a price come last, whichever way the others go. */
const rating = ({ rating: { overall } }: Facts) => overall ?? 0
const price = ({ priceFrom }: Facts) => priceFrom ?? Number.MAX_SAFE_INTEGER

export const orders: Readonly<Record<ProfileSort, Order>> = {
  rating: (a, b) => rating(b) - rating(a) || b.rating.reviews - a.rating.reviews || a.id - b.id,
  reviews: (a, b) => b.rating.reviews - a.rating.reviews || rating(b) - rating(a) || a.id - b.id,
  new: (a, b) => b.joined - a.joined || b.id - a.id,
  price: (a, b) => price(a) - price(b) || a.id - b.id,
}

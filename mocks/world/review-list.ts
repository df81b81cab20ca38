import { Schema } from 'effect'
import { reviewCodec, type ReviewWire } from '#infrastructure/api/review/review.endpoints.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import { generateReviews, type GeneratedReview } from '#mocks/generator/reviews.ts'
import { worldSeed, type World } from './world.ts'

const encode = Schema.encodeSync(reviewCodec)

interface ReviewList {
  readonly total: number
  readonly page: (from: number, count: number) => readonly ReviewWire[]
}

/** Newest first: submitted reviews, then those of provider states, then generated ones. */
export function getReviewList({ collections, catalogue, identity }: World, person: Facts): ReviewList {
  const submitted = identity.submissions.publishedReviews(person.id)
  const stored = collections.reviews.findMany(q => q.where({ profileId: person.id }), { orderBy: { id: 'desc' } })
  const real = [
    ...submitted.map(review => ({ ...review, profile_id: person.id })),
    ...stored.map(({ review }) => encode(review)),
  ]
  const region = catalogue.cities.get(person.cityId)?.regionId
  const regionName = collections.regions.findFirst(q => q.where({ id: region ?? 0 }))?.ru.name ?? ''
  return {
    total: real.length + person.rating.reviews,
    page: (from, count) => {
      const first = real.slice(from, from + count)
      const generated = generateReviews(
        worldSeed,
        person,
        regionName,
        Math.max(0, from - real.length),
        count - first.length,
      )
      return [...first, ...generated.map(one => toReviewWire(person.id, one))]
    },
  }
}

const toReviewWire = (
  profileId: number,
  { id, author, text, rating, quality, price, time, created, reply }: GeneratedReview,
): ReviewWire & { readonly profile_id: number } => ({
  id,
  profile_id: profileId,
  user: { ...author, avatar: null },
  text,
  rating,
  rating_quality: quality,
  rating_price: price,
  rating_time: time,
  reply: reply && { text: reply.text, created_at: reply.created },
  created_at: created,
})

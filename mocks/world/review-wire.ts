import { Schema } from 'effect'
import { reviewCodec, type ReviewWire } from '#infrastructure/api/review/review.endpoints.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import { reviewsOf, type MadeReview } from '#mocks/generator/reviews.ts'
import { worldSeed, type World } from './world.ts'

const encode = Schema.encodeSync(reviewCodec)

interface Listed {
  readonly total: number
  readonly page: (from: number, count: number) => readonly ReviewWire[]
}

/** The reviews of somebody, the newest first: what was said to be there, then what is made up. */
export function reviewsListed({ collections, places, identity }: World, person: Facts): Listed {
  const submitted = identity.submissions.publishedReviews(person.id)
  const said = collections.reviews.findMany(q => q.where({ profileId: person.id }), { orderBy: { id: 'desc' } })
  const known = [
    ...submitted.map(review => ({ ...review, profile_id: person.id })),
    ...said.map(({ review }) => encode(review)),
  ]
  const region = places.cities.get(person.cityId)?.regionId
  const regionName = collections.regions.findFirst(q => q.where({ id: region ?? 0 }))?.ru.name ?? ''
  return {
    total: known.length + person.rating.reviews,
    page: (from, count) => {
      const first = known.slice(from, from + count)
      const made = reviewsOf(worldSeed, person, regionName, Math.max(0, from - known.length), count - first.length)
      return [...first, ...made.map(one => madeWire(person.id, one))]
    },
  }
}

const madeWire = (
  profileId: number,
  { id, author, text, rating, quality, price, time, created, reply }: MadeReview,
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

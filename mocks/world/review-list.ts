import { Schema } from 'effect'
import { reviewCodec, type ReviewWire } from '#infrastructure/api/review/review.endpoints.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import { generateReviews, type GeneratedReview } from '#mocks/generator/reviews.ts'
import { generateFacts, worldSeed, type World } from './world.ts'

const encode = Schema.encodeSync(reviewCodec)

interface ReviewList {
  readonly total: number
  readonly getPage: (offset: number, count: number) => readonly ReviewWire[]
}

/** Newest first: submitted reviews, then those of provider states, then generated ones. */
export function getReviewList({ collections, catalog, accountStores }: World, person: Facts): ReviewList {
  const submittedReviews = accountStores.submissions.getPublishedReviews(person.id)
  const storedReviews = collections.reviews.findMany(q => q.where({ profileId: person.id }), {
    orderBy: { id: 'desc' },
  })
  const existingReviews = [
    ...submittedReviews.map(review => ({ ...review, profile_id: person.id })),
    ...storedReviews.map(({ review }) => encode(review)),
  ]
  const regionId = catalog.cities.get(person.cityId)?.regionId
  const regionName = collections.regions.findFirst(q => q.where({ id: regionId ?? 0 }))?.ru.name ?? ''
  return {
    total: existingReviews.length + person.rating.reviews,
    getPage: (offset, count) => {
      const existingPage = existingReviews.slice(offset, offset + count)
      const generatedReviews = generateReviews(
        worldSeed,
        // A profile whose services were edited has no offers. Its reviews name the services that it had before.
        { ...person, offers: generateFacts(person.id).offers },
        regionName,
        Math.max(0, offset - existingReviews.length),
        count - existingPage.length,
      )
      return [...existingPage, ...generatedReviews.map(review => toReviewWire(person.id, review))]
    },
  }
}

const toReviewWire = (
  profileId: number,
  { id, author, text, rating, quality, price, time, createdAt, reply }: GeneratedReview,
): ReviewWire & { readonly profile_id: number } => ({
  id,
  profile_id: profileId,
  user: { ...author, avatar: null },
  text,
  rating,
  rating_quality: quality,
  rating_price: price,
  rating_time: time,
  reply: reply && { text: reply.text, created_at: reply.createdAt },
  created_at: createdAt,
})

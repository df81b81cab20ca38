import type { ProviderStateParams } from '#contracts/provider-states.ts'
import { getReviewAuthorId } from '#mocks/generator/reviews.ts'
import type { World } from '#mocks/world/world.ts'

const createdAt = '2026-03-01T10:00:00.000000Z'

/** Removes generated reviews too. */
export function removeReviews(
  { people, collections: { reviews } }: World,
  { profile_id: profileId }: ProviderStateParams['a profile has no reviews'],
): void {
  const person = people.get(profileId)
  if (person) people.put({ ...person, rating: { ...person.rating, reviews: 0, distribution: [0, 0, 0, 0, 0] } })
  reviews.deleteMany(q => q.where({ profileId }))
}

export async function createReviews(
  world: World,
  { profile_id: profileId, count }: ProviderStateParams['a profile has reviews'],
): Promise<void> {
  removeReviews(world, { profile_id: profileId })
  for (let number = 1; number <= count; number++) {
    const id = profileId * 1000 + number
    const isNewest = number === count
    await world.collections.reviews.create({
      id,
      profileId,
      review: {
        id,
        user: { id: getReviewAuthorId(id), name: 'Антон П.', avatar: null },
        text: 'Плитка лежит ровно, швы одинаковые.',
        rating: 4.7,
        rating_quality: 5,
        rating_price: 4,
        rating_time: 5,
        reply: isNewest ? { text: 'Спасибо!', created_at: createdAt } : null,
        created_at: createdAt,
      },
    })
  }
}

export async function createReviewWithoutDetails(
  world: World,
  { profile_id: profileId, id }: ProviderStateParams['a profile has reviews without details'],
): Promise<void> {
  removeReviews(world, { profile_id: profileId })
  await world.collections.reviews.create({ id, profileId, review: { id } })
}

export function removeComplaintTypes({ collections: { complaintTypes } }: World): void {
  complaintTypes.clear()
}

export async function createComplaintType(
  world: World,
  { id, name, name_en: nameEn }: ProviderStateParams['a complaint type exists'],
): Promise<void> {
  removeComplaintTypes(world)
  const type = { id, name, description: 'Работы на снимках сделал кто-то другой.' }
  await world.collections.complaintTypes.create({ id, ru: type, en: { ...type, name: nameEn } })
}

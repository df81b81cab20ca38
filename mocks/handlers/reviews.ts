import { reviewsListed } from '#mocks/world/review-wire.ts'
import { answering, type WorldNow } from './answering.ts'
import { paginatedOf } from './paginated.ts'
import { noSuchProfile } from './refusal.ts'

export const reviewsHandler = (worldNow: WorldNow) =>
  answering('profileReviews', worldNow, (world, asked) => {
    const person = /^\d{1,15}$/.test(asked.param) ? world.people.get(Number(asked.param)) : undefined
    return person ? paginatedOf(reviewsListed(world, person), asked) : noSuchProfile
  })

export const complaintTypesHandler = (worldNow: WorldNow) =>
  answering('complaintTypes', worldNow, ({ collections }, { asker: { lang } }) => ({
    types: collections.complaintTypes.all().map(type => type[lang]),
  }))

import { reviewsListed } from '#mocks/world/review-wire.ts'
import type { Handlers } from './answering.ts'
import { paginatedOf } from './paginated.ts'
import { noSuchProfile } from './refusal.ts'

export const reviewHandlers = {
  profileReviews: (world, asked) => {
    const person = /^\d{1,15}$/.test(asked.param) ? world.people.get(Number(asked.param)) : undefined
    return person ? paginatedOf(reviewsListed(world, person), asked) : noSuchProfile
  },
  complaintTypes: ({ collections }, { asker: { lang } }) => ({
    types: collections.complaintTypes.all().map(type => type[lang]),
  }),
} satisfies Handlers

import { getReviewList } from '#mocks/world/review-list.ts'
import { findPerson } from './find-person.ts'
import type { Handlers } from './handler.ts'
import { paginateLazily } from './paginate.ts'
import { noSuchProfile } from './refusal.ts'

export const reviewHandlers = {
  profileReviews: (world, request) => {
    const person = findPerson(world, request.param)
    return person ? paginateLazily(getReviewList(world, person), request) : noSuchProfile
  },
} satisfies Handlers

import type { Offered } from '../../src/application/offered'

const waiting = () => new Promise<never>(() => undefined)

/** Use-cases that never answer, for a test to put its own in place of some. */
export const unanswered: Offered = {
  findCity: waiting,
  listRegions: waiting,
  listReviews: waiting,
  randomProfiles: waiting,
  suggest: waiting,
}

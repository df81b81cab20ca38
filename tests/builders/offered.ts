import type { Offered } from '../../src/application/offered'

const waiting = () => new Promise<never>(() => undefined)

/** Use-cases that never answer, for a test to put its own in place of some. */
export const unanswered: Offered = {
  createAccount: waiting,
  findCity: waiting,
  listRegions: waiting,
  listReviews: waiting,
  randomProfiles: waiting,
  requestCode: waiting,
  signIn: waiting,
  signOut: waiting,
  suggest: waiting,
  verifyCode: waiting,
  viewOwnProfile: waiting,
}

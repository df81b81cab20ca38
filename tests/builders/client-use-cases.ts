import type { ClientUseCases } from '#application/client-use-cases.ts'

const waiting = () => new Promise<never>(() => undefined)

/** Use-cases that never answer, for a test to put its own in place of some. */
export const unanswered: ClientUseCases = {
  changePassword: waiting,
  countRegion: waiting,
  createAccount: waiting,
  findCity: waiting,
  generateBotCode: waiting,
  listCategories: waiting,
  listRegions: waiting,
  listReviews: waiting,
  randomProfiles: waiting,
  requestCode: waiting,
  signIn: waiting,
  signOut: waiting,
  suggest: waiting,
  updateChatApp: waiting,
  updateProfile: waiting,
  updateUser: waiting,
  verifyCode: waiting,
  viewOwnProfile: waiting,
}

import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { Outcome } from './outcome.ts'
import type { UseCaseErrors, UseCaseName, UseCases, UseCaseValues } from './use-cases.ts'

/** Part of the browser bundle: import only types here. */
export const clientUseCases = {
  applyForPlacement: 'mutation',
  changePassword: 'mutation',
  countProfiles: 'query',
  countRegion: 'mutation',
  countUnread: 'query',
  createAccount: 'mutation',
  fileComplaint: 'mutation',
  findCities: 'query',
  findCity: 'query',
  findCityById: 'query',
  generateBotCode: 'mutation',
  listCategories: 'query',
  listComplaintTypes: 'query',
  listNotifications: 'query',
  listRegions: 'query',
  listReviews: 'query',
  listReviewsNow: 'query',
  markNotificationsRead: 'mutation',
  randomProfiles: 'query',
  requestCode: 'mutation',
  requestService: 'mutation',
  signIn: 'mutation',
  signOut: 'mutation',
  suggest: 'query',
  updateChatApp: 'mutation',
  updateNotificationSettings: 'mutation',
  updateProfile: 'mutation',
  updateUser: 'mutation',
  verifyCode: 'mutation',
  viewOwnProfile: 'query',
  viewProfile: 'query',
  writeReview: 'mutation',
} as const satisfies Partial<Record<UseCaseName, 'query' | 'mutation'>>

type ClientUseCaseTable = typeof clientUseCases
export type ClientUseCaseName = keyof ClientUseCaseTable
type NamesOfKind<Kind> = { [N in ClientUseCaseName]: ClientUseCaseTable[N] extends Kind ? N : never }[ClientUseCaseName]
export type QueryName = NamesOfKind<'query'>
export type MutationName = NamesOfKind<'mutation'>

type TransportError = ApiUnavailable | TooManyRequests

interface CallOptions {
  readonly signal?: AbortSignal
}

export type ClientUseCases = {
  readonly [N in ClientUseCaseName]: (
    ...args: [...input: Parameters<UseCases[N]>, options?: CallOptions]
  ) => Promise<Outcome<UseCaseValues[N], UseCaseErrors[N] | TransportError>>
}

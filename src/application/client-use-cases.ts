import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { Outcome } from './outcome.ts'
import type { Errors, UseCaseName, UseCases, Values } from './use-cases.ts'

/** Which use-cases a browser may call, and how. This file reaches the browser: it imports types only. */
export const clientUseCases = {
  applyForPlacement: 'mutation',
  changePassword: 'mutation',
  countProfiles: 'query',
  countRegion: 'mutation',
  countUnread: 'query',
  createAccount: 'mutation',
  fileComplaint: 'mutation',
  findCity: 'query',
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

type Table = typeof clientUseCases
export type ClientUseCaseName = keyof Table
type NamesOf<Kind> = { [N in ClientUseCaseName]: Table[N] extends Kind ? N : never }[ClientUseCaseName]
export type QueryName = NamesOf<'query'>
export type MutationName = NamesOf<'mutation'>

/** What a call may fail with besides the use-case's own errors: the site is out of reach, or limits this visitor. */
type TransportError<N extends ClientUseCaseName> = ApiUnavailable | (N extends MutationName ? TooManyRequests : never)

interface Options {
  /** Aborted when the answer is no longer wanted. */
  readonly signal?: AbortSignal
}

/** The use-cases as the browser calls them. */
export type ClientUseCases = {
  readonly [N in ClientUseCaseName]: (
    ...args: [...input: Parameters<UseCases[N]>, options?: Options]
  ) => Promise<Outcome<Values[N], Errors[N] | TransportError<N>>>
}

import type { ApiUnavailable } from '#domain/shared/api-unavailable.ts'
import type { TooManyRequests } from '#domain/shared/refusals.ts'
import type { Outcome } from './outcome.ts'
import type { Errors, UseCaseName, UseCases, Values } from './use-cases.ts'

/** Which use-cases a browser may ask for, and how. Nothing here runs but the list: this file reaches the browser. */
export const clientUseCases = {
  changePassword: 'mutation',
  countRegion: 'mutation',
  createAccount: 'mutation',
  findCity: 'query',
  generateBotCode: 'mutation',
  listCategories: 'query',
  listRegions: 'query',
  listReviews: 'query',
  randomProfiles: 'query',
  requestCode: 'mutation',
  signIn: 'mutation',
  signOut: 'mutation',
  suggest: 'query',
  updateChatApp: 'mutation',
  updateProfile: 'mutation',
  updateUser: 'mutation',
  verifyCode: 'mutation',
  viewOwnProfile: 'query',
} as const satisfies Partial<Record<UseCaseName, 'query' | 'mutation'>>

type Table = typeof clientUseCases
export type ClientUseCaseName = keyof Table
type NameOf<How> = { [N in ClientUseCaseName]: Table[N] extends How ? N : never }[ClientUseCaseName]
export type QueryName = NameOf<'query'>
export type MutationName = NameOf<'mutation'>

/** How the way to a use-case may fail: the site is out of reach, or takes no more writes of this visitor for a while. */
type OnTheWay<N extends ClientUseCaseName> = ApiUnavailable | (N extends MutationName ? TooManyRequests : never)

interface Options {
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

/** The use-cases as a browser has them. */
export type ClientUseCases = {
  readonly [N in ClientUseCaseName]: (
    ...given: [...input: Parameters<UseCases[N]>, options?: Options]
  ) => Promise<Outcome<Values[N], Errors[N] | OnTheWay<N>>>
}

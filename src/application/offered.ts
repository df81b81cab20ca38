import type { ApiUnavailable } from '../domain/shared/api-unavailable'
import type { TooManyRequests } from '../domain/shared/refusals'
import type { Outcome } from './outcome'
import type { Errors, UseCaseName, UseCases, Values } from './use-cases'

/** Which use-cases a browser may ask for, and how. Nothing here runs but the list: this file reaches the browser. */
export const offered = {
  changePassword: 'write',
  countRegion: 'write',
  createAccount: 'write',
  findCity: 'read',
  generateBotCode: 'write',
  listCategories: 'read',
  listRegions: 'read',
  listReviews: 'read',
  randomProfiles: 'read',
  requestCode: 'write',
  signIn: 'write',
  signOut: 'write',
  suggest: 'read',
  updateChatApp: 'write',
  updateProfile: 'write',
  updateUser: 'write',
  verifyCode: 'write',
  viewOwnProfile: 'read',
} as const satisfies Partial<Record<UseCaseName, 'read' | 'write'>>

type Table = typeof offered
export type OfferedName = keyof Table
type NameOf<How> = { [N in OfferedName]: Table[N] extends How ? N : never }[OfferedName]
export type ReadName = NameOf<'read'>
export type WriteName = NameOf<'write'>

/** How the way to a use-case may fail: the site is out of reach, or takes no more writes of this visitor for a while. */
type OnTheWay<N extends OfferedName> = ApiUnavailable | (N extends WriteName ? TooManyRequests : never)

interface Options {
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

/** The use-cases as a browser has them. */
export type Offered = {
  readonly [N in OfferedName]: (
    ...given: [...input: Parameters<UseCases[N]>, options?: Options]
  ) => Promise<Outcome<Values[N], Errors[N] | OnTheWay<N>>>
}

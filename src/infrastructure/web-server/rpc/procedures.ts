import type { Schema } from 'effect'
import type { ClientUseCaseName, MutationName, QueryName } from '#application/client-use-cases.ts'
import type { Inputs, Values } from '#application/use-cases.ts'
import * as inputs from './inputs.ts'
import {
  invalidateMissingProfiles,
  noInvalidation,
  invalidateOwnPages,
  invalidateIfPerhapsReviewed,
  getProfileGroup,
  invalidateReviewedPages,
  type Invalidated,
} from './invalidated.ts'

export interface Query<Input> {
  readonly kind: 'query'
  readonly input: Schema.Decoder<Input>
  /** The answer is public: it is produced without a session and cached. */
  readonly shared: boolean
  /** Shared answers of one group are invalidated together; by default none is. */
  readonly group: (input: Input) => string
}

export interface Mutation<Input, Value> {
  readonly kind: 'mutation'
  readonly input: Schema.Decoder<Input>
  /** Counts towards the visitor's mutations per minute. */
  readonly limited: boolean
  readonly invalidates: (done: { readonly input: Input; readonly value: Value }) => Invalidated
  /** For a failed mutation that may still have succeeded. */
  readonly invalidatesOnFailure: (failed: {
    readonly input: Input
    readonly error: { readonly _tag: string }
  }) => Invalidated
}

type QueryOptions<Input> = Partial<Pick<Query<Input>, 'shared' | 'group'>>
export const query = <Input>(
  input: Schema.Decoder<NoInfer<Input>>,
  options?: QueryOptions<NoInfer<Input>>,
): Query<Input> => ({
  kind: 'query',
  input,
  shared: false,
  group: () => '',
  ...options,
})

type MutationOptions<Input, Value> = Partial<
  Pick<Mutation<Input, Value>, 'limited' | 'invalidates' | 'invalidatesOnFailure'>
>
export const mutation = <Input, Value>(
  input: Schema.Decoder<NoInfer<Input>>,
  options?: MutationOptions<NoInfer<Input>, NoInfer<Value>>,
): Mutation<Input, Value> => ({
  kind: 'mutation',
  input,
  limited: true,
  invalidates: () => noInvalidation,
  invalidatesOnFailure: () => noInvalidation,
  ...options,
})

export type Queries = { readonly [N in QueryName]: Query<Inputs[N]> }
export type Mutations = { readonly [N in MutationName]: Mutation<Inputs[N], Values[N]> }

/**
 * What a browser may call: one entry a use-case. The defaults are the strict ones. Its kind is declared in
 * `client-use-cases.ts`, which reaches the browser; an entry of the other kind does not compile.
 */
export const procedures: Queries & Mutations = {
  applyForPlacement: mutation(inputs.placement),
  changePassword: mutation(inputs.passwordChange),
  countProfiles: query(inputs.countedProfiles, { shared: true }),
  countRegion: mutation(inputs.regionCounted),
  countUnread: query(inputs.noInput),
  createAccount: mutation(inputs.newAccount, { invalidates: invalidateMissingProfiles }),
  fileComplaint: mutation(inputs.newComplaint),
  findCity: query(inputs.citySlug, { shared: true }),
  generateBotCode: mutation(inputs.noInput),
  listCategories: query(inputs.countedCategories, { shared: true }),
  listComplaintTypes: query(inputs.noInput, { shared: true }),
  listNotifications: query(inputs.notificationsPage),
  listRegions: query(inputs.noInput, { shared: true }),
  listReviews: query(inputs.reviewsPage, { shared: true, group: getProfileGroup }),
  listReviewsNow: query(inputs.reviewsPage),
  markNotificationsRead: mutation(inputs.notificationIds),
  randomProfiles: query(inputs.noInput, { shared: true }),
  requestCode: mutation(inputs.email),
  requestService: mutation(inputs.serviceRequest),
  signIn: mutation(inputs.credentials),
  // Signing out must always be possible, and calls no API.
  signOut: mutation(inputs.noInput, { limited: false }),
  suggest: query(inputs.search, { shared: true }),
  updateChatApp: mutation(inputs.chatApp),
  updateNotificationSettings: mutation(inputs.notificationSettings),
  updateProfile: mutation(inputs.profileEdit, { invalidates: invalidateOwnPages }),
  updateUser: mutation(inputs.personalEdit, { invalidates: invalidateOwnPages }),
  verifyCode: mutation(inputs.verification),
  viewOwnProfile: query(inputs.noInput),
  viewProfile: query(inputs.profileId, { shared: true, group: profileId => getProfileGroup({ profileId }) }),
  writeReview: mutation(inputs.newReview, {
    invalidates: invalidateReviewedPages,
    invalidatesOnFailure: invalidateIfPerhapsReviewed,
  }),
}

export const queries: Queries = procedures
export const mutations: Mutations = procedures

export const isClientUseCase = (name: string): name is ClientUseCaseName => Object.hasOwn(procedures, name)
export const isMutation = (name: ClientUseCaseName): name is MutationName => procedures[name].kind === 'mutation'

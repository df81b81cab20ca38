import type { TaggedError } from '#domain/shared/api-errors.ts'
import type { Schema } from 'effect'
import {
  clientUseCases,
  type ClientUseCaseName,
  type MutationName,
  type QueryName,
} from '#application/client-use-cases.ts'
import type { UseCaseInputs, UseCaseValues } from '#application/use-cases.ts'
import * as inputs from './inputs.ts'
import {
  getMissingProfilesInvalidation,
  noInvalidation,
  getOwnPagesInvalidation,
  getPossibleReviewInvalidation,
  getProfileGroup,
  getReviewInvalidation,
  type Invalidation,
} from './invalidation.ts'

export interface Query<Input> {
  readonly input: Schema.Decoder<Input>
  /** The response is public: the query runs without a session and is cached. */
  readonly isShared: boolean
  /** Shared responses of a group are invalidated together. The default group is never invalidated. */
  readonly getGroup: (input: Input) => string
}

export interface Mutation<Input, Value> {
  readonly input: Schema.Decoder<Input>
  readonly isRateLimited: boolean
  readonly invalidates: (result: { readonly input: Input; readonly value: Value }) => Invalidation
  /** For a mutation that failed although it may have changed data. */
  readonly invalidatesOnFailure: (result: { readonly input: Input; readonly error: TaggedError }) => Invalidation
}

type QueryOptions<Input> = Partial<Pick<Query<Input>, 'isShared' | 'getGroup'>>
export const defineQuery = <Input>(
  input: Schema.Decoder<NoInfer<Input>>,
  options?: QueryOptions<NoInfer<Input>>,
): Query<Input> => ({
  input,
  isShared: false,
  getGroup: () => '',
  ...options,
})

type MutationOptions<Input, Value> = Partial<
  Pick<Mutation<Input, Value>, 'isRateLimited' | 'invalidates' | 'invalidatesOnFailure'>
>
export const defineMutation = <Input, Value>(
  input: Schema.Decoder<NoInfer<Input>>,
  options?: MutationOptions<NoInfer<Input>, NoInfer<Value>>,
): Mutation<Input, Value> => ({
  input,
  isRateLimited: true,
  invalidates: () => noInvalidation,
  invalidatesOnFailure: () => noInvalidation,
  ...options,
})

export type Queries = { readonly [N in QueryName]: Query<UseCaseInputs[N]> }
export type Mutations = { readonly [N in MutationName]: Mutation<UseCaseInputs[N], UseCaseValues[N]> }

export const procedures: Queries & Mutations = {
  applyForPlacement: defineMutation(inputs.placement),
  changePassword: defineMutation(inputs.passwordChange),
  countProfiles: defineQuery(inputs.profileCount, { isShared: true }),
  countRegion: defineMutation(inputs.isInRegionStatistics),
  countUnread: defineQuery(inputs.noInput),
  createAccount: defineMutation(inputs.newAccount, { invalidates: getMissingProfilesInvalidation }),
  fileComplaint: defineMutation(inputs.newComplaint),
  findCities: defineQuery(inputs.citySearch, { isShared: true }),
  findCity: defineQuery(inputs.citySlug, { isShared: true }),
  findCityById: defineQuery(inputs.cityId, { isShared: true }),
  generateBotCode: defineMutation(inputs.noInput),
  listCategories: defineQuery(inputs.categoriesWithCounts, { isShared: true }),
  listComplaintTypes: defineQuery(inputs.noInput, { isShared: true }),
  listNotifications: defineQuery(inputs.notificationsPage),
  listRegions: defineQuery(inputs.noInput, { isShared: true }),
  listReviews: defineQuery(inputs.reviewsPage, { isShared: true, getGroup: getProfileGroup }),
  listReviewsNow: defineQuery(inputs.reviewsPage),
  markNotificationsRead: defineMutation(inputs.notificationIds),
  randomProfiles: defineQuery(inputs.noInput, { isShared: true }),
  requestCode: defineMutation(inputs.email),
  requestService: defineMutation(inputs.serviceRequest),
  signIn: defineMutation(inputs.credentials),
  // Signing out must always be possible, and it does not call the API.
  signOut: defineMutation(inputs.noInput, { isRateLimited: false }),
  suggest: defineQuery(inputs.search, { isShared: true }),
  updateChatApp: defineMutation(inputs.chatApp),
  updateNotificationSettings: defineMutation(inputs.notificationSettings),
  updateProfile: defineMutation(inputs.profileEdit, { invalidates: getOwnPagesInvalidation }),
  updateUser: defineMutation(inputs.personalEdit, { invalidates: getOwnPagesInvalidation }),
  verifyCode: defineMutation(inputs.verification),
  viewOwnProfile: defineQuery(inputs.noInput),
  viewProfile: defineQuery(inputs.profileId, { isShared: true, getGroup: profileId => getProfileGroup({ profileId }) }),
  writeReview: defineMutation(inputs.newReview, {
    invalidates: getReviewInvalidation,
    invalidatesOnFailure: getPossibleReviewInvalidation,
  }),
}

export const queries: Queries = procedures
export const mutations: Mutations = procedures

export const isClientUseCase = (name: string): name is ClientUseCaseName => Object.hasOwn(clientUseCases, name)
export const isMutation = (name: ClientUseCaseName): name is MutationName => clientUseCases[name] === 'mutation'

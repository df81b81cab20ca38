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
  /** Whether the response is public: the query runs without a session and is cached. */
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
export const query = <Input>(
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
export const mutation = <Input, Value>(
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

/** The use-cases that a browser may call. Defaults are the strictest. */
export const procedures: Queries & Mutations = {
  applyForPlacement: mutation(inputs.placement),
  changePassword: mutation(inputs.passwordChange),
  countProfiles: query(inputs.profileCount, { isShared: true }),
  countRegion: mutation(inputs.isInRegionStatistics),
  countUnread: query(inputs.noInput),
  createAccount: mutation(inputs.newAccount, { invalidates: getMissingProfilesInvalidation }),
  fileComplaint: mutation(inputs.newComplaint),
  findCities: query(inputs.citySearch, { isShared: true }),
  findCity: query(inputs.citySlug, { isShared: true }),
  findCityById: query(inputs.cityId, { isShared: true }),
  generateBotCode: mutation(inputs.noInput),
  listCategories: query(inputs.categoriesWithCounts, { isShared: true }),
  listComplaintTypes: query(inputs.noInput, { isShared: true }),
  listNotifications: query(inputs.notificationsPage),
  listRegions: query(inputs.noInput, { isShared: true }),
  listReviews: query(inputs.reviewsPage, { isShared: true, getGroup: getProfileGroup }),
  listReviewsNow: query(inputs.reviewsPage),
  markNotificationsRead: mutation(inputs.notificationIds),
  randomProfiles: query(inputs.noInput, { isShared: true }),
  requestCode: mutation(inputs.email),
  requestService: mutation(inputs.serviceRequest),
  signIn: mutation(inputs.credentials),
  // Signing out must always be possible, and it does not call the API.
  signOut: mutation(inputs.noInput, { isRateLimited: false }),
  suggest: query(inputs.search, { isShared: true }),
  updateChatApp: mutation(inputs.chatApp),
  updateNotificationSettings: mutation(inputs.notificationSettings),
  updateProfile: mutation(inputs.profileEdit, { invalidates: getOwnPagesInvalidation }),
  updateUser: mutation(inputs.personalEdit, { invalidates: getOwnPagesInvalidation }),
  verifyCode: mutation(inputs.verification),
  viewOwnProfile: query(inputs.noInput),
  viewProfile: query(inputs.profileId, { isShared: true, getGroup: profileId => getProfileGroup({ profileId }) }),
  writeReview: mutation(inputs.newReview, {
    invalidates: getReviewInvalidation,
    invalidatesOnFailure: getPossibleReviewInvalidation,
  }),
}

export const queries: Queries = procedures
export const mutations: Mutations = procedures

export const isClientUseCase = (name: string): name is ClientUseCaseName => Object.hasOwn(clientUseCases, name)
export const isMutation = (name: ClientUseCaseName): name is MutationName => clientUseCases[name] === 'mutation'

import type { TaggedError } from '#domain/shared/api-errors.ts'
import type { Effect } from 'effect'
import { listCategoriesByCity } from './category/list-categories-by-city.ts'
import { findCity, suggestCities } from './city/find-city.ts'
import { findCityById, listRegions, findCities } from './city/find-cities.ts'
import { viewCity } from './city/view-city.ts'
import { countUnread, listNotifications } from './notification/list-notifications.ts'
import type { Outcome } from './outcome.ts'
import type { Ports } from './ports.ts'
import { compareProfiles } from './profile/compare-profiles.ts'
import { countProfiles, listProfilePages, listRandomProfiles } from './profile/list-profiles.ts'
import { viewList } from './profile/view-list.ts'
import { createAccount } from './registration/create-account.ts'
import { listReviews } from './review/list-reviews.ts'
import { resolveSearch } from './search/resolve-search.ts'
import { writeReview } from './review/write-review.ts'
import { suggest } from './search/suggest.ts'
import { updateProfile, updateUser } from './user/update-profile.ts'
import { viewOwnProfile } from './user/view-own-profile.ts'
import { signOut, verifyCode, signIn } from './session/sign-in.ts'

type UseCase = (ports: Ports) => (input: never) => Effect.Effect<unknown, TaggedError>

export const useCases = {
  listAllRegions: ({ cityGateway }) => cityGateway.listRegions,
  listRegions,
  findCities,
  findCity,
  findCityById,
  suggestCities,
  viewCity,
  listCategories: ({ categoryGateway }) => categoryGateway.listTree,
  listCategoriesByCity,
  viewList,
  listProfiles: ({ profileGateway }) => profileGateway.list,
  listProfilePages,
  countProfiles,
  randomProfiles: listRandomProfiles,
  suggest,
  resolveSearch,
  viewProfile: ({ profileGateway }) => profileGateway.findById,
  compareProfiles,
  listReviews,
  // The site caches the response of `listReviews`, which may lack a new review.
  listReviewsNow: listReviews,
  writeReview,
  listComplaintTypes: ({ complaintGateway }) => complaintGateway.listTypes,
  fileComplaint: ({ complaintGateway }) => complaintGateway.file,
  requestService: ({ serviceRequestGateway }) => serviceRequestGateway.send,
  signIn,
  signOut,
  requestCode: ({ registrationGateway }) => registrationGateway.requestCode,
  verifyCode,
  createAccount,
  viewOwnProfile,
  updateUser,
  updateProfile,
  changePassword: ({ accountGateway }) => accountGateway.changePassword,
  generateBotCode: ({ accountGateway }) => accountGateway.generateBotCode,
  updateChatApp: ({ accountGateway }) => accountGateway.updateChatApp,
  countRegion: ({ accountGateway }) => accountGateway.countRegion,
  applyForPlacement: ({ accountGateway }) => accountGateway.applyForPlacement,
  listNotifications,
  countUnread,
  markNotificationsRead: ({ notificationGateway }) => notificationGateway.markRead,
  updateNotificationSettings: ({ accountGateway }) => accountGateway.updateSettings,
} satisfies Record<string, UseCase>

type UseCaseDefinitions = typeof useCases
export type UseCaseName = keyof UseCaseDefinitions
type BoundUseCases = { [N in UseCaseName]: ReturnType<UseCaseDefinitions[N]> }
export type UseCaseInputs = {
  [N in UseCaseName]: Parameters<BoundUseCases[N]> extends [] ? void : Parameters<BoundUseCases[N]>[0]
}
export type UseCaseValues = { [N in UseCaseName]: Effect.Success<ReturnType<BoundUseCases[N]>> }
export type UseCaseErrors = { [N in UseCaseName]: Effect.Error<ReturnType<BoundUseCases[N]>> }

export type CallableUseCase<N extends UseCaseName> = (
  input: UseCaseInputs[N],
) => Promise<Outcome<UseCaseValues[N], UseCaseErrors[N]>>
export type UseCases = { readonly [N in UseCaseName]: CallableUseCase<N> }

/** The same table, typed so that a generic name keeps its input and value types. */
export const useCaseTable: {
  readonly [N in UseCaseName]: (
    ports: Ports,
  ) => (input: UseCaseInputs[N]) => Effect.Effect<UseCaseValues[N], UseCaseErrors[N]>
} = useCases

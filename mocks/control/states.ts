import { providerStates, type ProviderStateName, type ProviderStateParams } from '#contracts/provider-states.ts'
import { refreshWorld, type World } from '#mocks/world/world.ts'
import type { Faults } from './faults.ts'
import {
  sendVerificationEmail,
  expireVerificationEmails,
  createAccount,
  sendNewerVerificationEmail,
  allowPasswordWithoutCurrent,
  beginRegistration,
  removeAccount,
  removeVerificationEmail,
  signInWithoutDetails,
  signIn,
  markCodeUsed,
} from './identity-states.ts'
import { fillCity, removeProfile, removeProfiles, replaceProfilesWithVacantSpeciality } from './people-states.ts'
import {
  createCategory,
  createCity,
  removeCategories,
  removeCategory,
  removeCity,
  removeRegions,
} from './catalog-states.ts'
import {
  createComplaintType,
  removeReviews,
  createReviews,
  createReviewWithoutDetails,
  removeComplaintTypes,
} from './review-states.ts'
import { replaceNotifications, addReview } from './submission-states.ts'
import { createProfileWithoutDetails, createProfile } from './profile-states.ts'

type StateHandler<Params> = (world: World, params: Params, faults: Faults) => void | Promise<void>

const stateHandlers: { readonly [N in ProviderStateName]: StateHandler<ProviderStateParams[N]> } = {
  'a city exists': createCity,
  'no city has the slug': removeCity,
  'no regions exist': removeRegions,
  'a category exists': createCategory,
  'no category has the slug': removeCategory,
  'no categories exist': removeCategories,
  'a profile exists': createProfile,
  'a profile without details exists': createProfileWithoutDetails,
  'no profile has the id': removeProfile,
  'a city has profiles': fillCity,
  'a profile has reviews': createReviews,
  'a profile has reviews without details': createReviewWithoutDetails,
  'a profile has no reviews': removeReviews,
  'a complaint type exists': createComplaintType,
  'no complaint types exist': removeComplaintTypes,
  'no profiles exist': removeProfiles,
  'only a speciality without a profile exists': replaceProfilesWithVacantSpeciality,
  'an account exists': createAccount,
  'no account has the e-mail': removeAccount,
  'somebody is signed in': signIn,
  'somebody without details is signed in': signInWithoutDetails,
  // This state needs no setup: a token that was never issued has no session.
  'no session has the token': () => {},
  'the session began with a code': allowPasswordWithoutCurrent,
  'a registration is under way': beginRegistration,
  'a letter was sent': sendVerificationEmail,
  'the code of the letter was used': markCodeUsed,
  'a newer letter was sent': sendNewerVerificationEmail,
  'all letters are too old': expireVerificationEmails,
  'no letter has the uuid': removeVerificationEmail,
  'somebody has reviewed a profile': addReview,
  'somebody has notifications': replaceNotifications,
  'too many requests came': (_, { retry_after: retryAfter }, faults) => faults.add({ status: 429, retryAfter }),
  'the API is out of order': (_, { status }, faults) => faults.add({ status }),
}

export const isProviderState = (name: string): name is ProviderStateName => Object.hasOwn(providerStates, name)

const examples: { readonly [N in ProviderStateName]: { readonly params: ProviderStateParams[N] } } = providerStates

export class InvalidParams extends Error {}

/** Throws if a parameter is unknown, or has another type than in the contract's example. Null is always accepted. */
function mergeParams<N extends ProviderStateName>(name: N, params: Readonly<Record<string, unknown>>) {
  const example = examples[name].params
  const invalidParams = Object.entries(params).filter(([key, value]) => {
    const exampleValue: unknown = Reflect.get(example, key)
    return typeof value !== typeof exampleValue && value !== null
  })
  if (invalidParams.length > 0)
    throw new InvalidParams(`Invalid parameters of '${name}': ${invalidParams.map(([key]) => key).join(', ')}`)
  return { ...example, ...params }
}

export async function applyState<N extends ProviderStateName>(
  world: World,
  faults: Faults,
  name: N,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  await stateHandlers[name](world, mergeParams(name, params), faults)
  refreshWorld(world)
}

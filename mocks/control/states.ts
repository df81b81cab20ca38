import { providerStates, type ProviderStateName, type ProviderStateParams } from '#contracts/provider-states.ts'
import { renew, type World } from '#mocks/world/world.ts'
import type { Faults } from './faults.ts'
import {
  aLetterWasSent,
  allLettersAreTooOld,
  anAccountExists,
  aNewerLetterWasSent,
  aRegistrationIsUnderWay,
  noAccountHasTheEmail,
  noLetterHasTheUuid,
  noSessionHasTheToken,
  somebodyBareIsSignedIn,
  somebodyIsSignedIn,
  theCodeWasUsed,
} from './identity-states.ts'
import { aCityHasProfiles, noProfileHasTheId, noProfilesExist, onlyVacant } from './people-states.ts'
import {
  aCategoryExists,
  aCityExists,
  noCategoriesExist,
  noCategoryHasTheSlug,
  noCityHasTheSlug,
  noRegionsExist,
} from './catalogue-states.ts'
import {
  aComplaintTypeExists,
  aProfileHasNoReviews,
  aProfileHasReviews,
  hasBareReview,
  noComplaintTypesExist,
} from './review-states.ts'
import { somebodyHasNotifications, somebodyHasReviewed } from './submission-states.ts'
import { aBareProfileExists, aProfileExists } from './profile-states.ts'

type Make<Params> = (world: World, params: Params, faults: Faults) => void | Promise<void>

/** How each provider state of the contract is made. */
const makers: { readonly [N in ProviderStateName]: Make<ProviderStateParams[N]> } = {
  'a city exists': aCityExists,
  'no city has the slug': noCityHasTheSlug,
  'no regions exist': noRegionsExist,
  'a category exists': aCategoryExists,
  'no category has the slug': noCategoryHasTheSlug,
  'no categories exist': noCategoriesExist,
  'a profile exists': aProfileExists,
  'a profile without details exists': aBareProfileExists,
  'no profile has the id': noProfileHasTheId,
  'a city has profiles': aCityHasProfiles,
  'a profile has reviews': aProfileHasReviews,
  'a profile has reviews without details': hasBareReview,
  'a profile has no reviews': aProfileHasNoReviews,
  'a complaint type exists': aComplaintTypeExists,
  'no complaint types exist': noComplaintTypesExist,
  'no profiles exist': noProfilesExist,
  'only a speciality without a profile exists': onlyVacant,
  'an account exists': anAccountExists,
  'no account has the e-mail': noAccountHasTheEmail,
  'somebody is signed in': somebodyIsSignedIn,
  'somebody without details is signed in': somebodyBareIsSignedIn,
  'no session has the token': noSessionHasTheToken,
  'a registration is under way': aRegistrationIsUnderWay,
  'a letter was sent': aLetterWasSent,
  'the code of the letter was used': theCodeWasUsed,
  'a newer letter was sent': aNewerLetterWasSent,
  'all letters are too old': allLettersAreTooOld,
  'no letter has the uuid': noLetterHasTheUuid,
  'somebody has reviewed a profile': somebodyHasReviewed,
  'somebody has notifications': somebodyHasNotifications,
  'too many requests came': (_, { retry_after: retryAfter }, faults) => faults.add({ status: 429, retryAfter }),
  'the API is out of order': (_, { status }, faults) => faults.add({ status }),
}

export const isProviderState = (name: string): name is ProviderStateName => Object.hasOwn(providerStates, name)

const examples: { readonly [N in ProviderStateName]: { readonly params: ProviderStateParams[N] } } = providerStates

export class WrongParams extends Error {}

/** The contract's example with what was given instead, if that is of the same types. */
function paramsOf<N extends ProviderStateName>(name: N, given: Readonly<Record<string, unknown>>) {
  const example = examples[name].params
  const wrong = Object.entries(given).filter(([key, value]) => {
    const shown: unknown = Reflect.get(example, key)
    return typeof value !== typeof shown && value !== null
  })
  if (wrong.length > 0) throw new WrongParams(`'${name}' takes no such ${wrong.map(([key]) => key).join(', ')}`)
  return { ...example, ...given }
}

export async function makeState<N extends ProviderStateName>(
  world: World,
  faults: Faults,
  name: N,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  await makers[name](world, paramsOf(name, given), faults)
  renew(world)
}

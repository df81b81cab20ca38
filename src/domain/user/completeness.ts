import type { AccountPurpose } from '#domain/registration/registration.ts'
import { trimText } from '#domain/shared/invisible.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getPriceFrom } from '#domain/profile/specialities.ts'

/** In display order: after the name, which every account has, the step that adds most percent comes first. */
export const profileSteps = ['name', 'speciality', 'city', 'prices', 'about', 'socials'] as const
export type ProfileStep = (typeof profileSteps)[number]

type ProfileFields = Pick<Profile, 'user' | 'city' | 'specialities' | 'priceFrom' | 'currency' | 'about' | 'socials'>

export interface Completeness {
  readonly percent: number
  readonly completedSteps: readonly ProfileStep[]
  readonly missingSteps: readonly ProfileStep[]
  /** The missing step that adds most percent; null if no step is missing. */
  readonly nextStep: ProfileStep | null
}

/**
 * The percentages add up to 100. Without a speciality, a profile is in no category and no search result; without a city,
 * in no list of a city; without a price, in no list filtered by price. Every account has a name, so no profile starts at 0.
 */
const stepPercents: Readonly<Record<ProfileStep, number>> = {
  name: 10,
  speciality: 30,
  city: 20,
  prices: 15,
  about: 15,
  socials: 10,
}

const isCompleted: Readonly<Record<ProfileStep, (profile: ProfileFields) => boolean>> = {
  name: ({ user }) => trimText(user.name) !== '',
  speciality: ({ specialities }) => specialities.length > 0,
  city: ({ city }) => city !== null,
  prices: profile => getPriceFrom(profile) !== null,
  about: ({ about }) => trimText(about ?? '') !== '',
  socials: ({ socials }) => socials.length > 0,
}

export function getCompleteness(profile: ProfileFields): Completeness {
  const completedSteps = profileSteps.filter(step => isCompleted[step](profile))
  const missingSteps = profileSteps.filter(step => !isCompleted[step](profile))
  const percent = completedSteps.reduce((sum, step) => sum + stepPercents[step], 0)
  const [nextStep = null] = missingSteps.toSorted((a, b) => stepPercents[b] - stepPercents[a])
  return { percent, completedSteps, missingSteps, nextStep }
}

/** Steps that a client may take too: the city chooses the region of their statistics. */
const clientSteps: readonly ProfileStep[] = ['name', 'city']

/**
 * Whether the account only looks for specialists. `purpose` is null on a device other than that of the registration; the
 * account then is a client's if its profile says nothing about services.
 */
export function isClient(profile: ProfileFields, purpose: AccountPurpose | null): boolean {
  const { completedSteps } = getCompleteness(profile)
  if (purpose === null) return completedSteps.every(step => clientSteps.includes(step))
  return purpose === 'find' && !completedSteps.includes('speciality')
}

import type { AccountPurpose } from '#domain/registration/registration.ts'
import { trimText } from '#domain/shared/invisible.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getPriceFrom } from '#domain/profile/specialities.ts'

/** In display order. */
export const profileSteps = ['name', 'speciality', 'city', 'prices', 'about', 'socials'] as const
export type ProfileStep = (typeof profileSteps)[number]

type ProfileFields = Pick<Profile, 'user' | 'city' | 'specialities' | 'priceFrom' | 'currency' | 'about' | 'socials'>

export interface Completeness {
  readonly percent: number
  readonly completedSteps: readonly ProfileStep[]
  readonly missingSteps: readonly ProfileStep[]
  readonly nextStep: ProfileStep | null
}

/** The sum is 100. Some lists omit a profile without a speciality, city or price, so no other step weighs more. */
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

/** Clients may have a city, so that they can be counted in the statistics of its region. */
const clientSteps: readonly ProfileStep[] = ['name', 'city']

/** `purpose` is null unless this device stored it: at the registration, or when the user chose to offer services. */
export function isClient(profile: ProfileFields, purpose: AccountPurpose | null): boolean {
  const { completedSteps } = getCompleteness(profile)
  if (purpose === null) return completedSteps.every(step => clientSteps.includes(step))
  return purpose === 'find' && !completedSteps.includes('speciality')
}

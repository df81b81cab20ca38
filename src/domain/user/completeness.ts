import type { Profile } from '#domain/profile/profile.ts'
import { getPriceFrom } from '#domain/profile/specialities.ts'

/** What makes a profile worth finding, in the order in which it is shown. */
export const profileSteps = ['name', 'city', 'speciality', 'prices', 'about', 'socials'] as const
export type ProfileStep = (typeof profileSteps)[number]

type ProfileFields = Pick<Profile, 'user' | 'city' | 'specialities' | 'priceFrom' | 'currency' | 'about' | 'socials'>

export interface Completeness {
  /** Per cent. */
  readonly percent: number
  readonly done: readonly ProfileStep[]
  readonly missing: readonly ProfileStep[]
  /** The step that brings most; null when nothing is missing. */
  readonly next: ProfileStep | null
}

/**
 * Per cent, 100 in all. Whoever has no speciality is in no category and found by no search, so it brings most. Without a city
 * one is in no city's list, without a price left out by whoever filters by price, without a text chosen by few. Socials only help. A
 * name every account has: whoever has begun reads no zero.
 */
const stepPercents: Readonly<Record<ProfileStep, number>> = {
  name: 10,
  city: 20,
  speciality: 30,
  prices: 15,
  about: 15,
  socials: 10,
}

const isDone: Readonly<Record<ProfileStep, (profile: ProfileFields) => boolean>> = {
  name: ({ user }) => user.name.trim() !== '',
  city: ({ city }) => city !== null,
  speciality: ({ specialities }) => specialities.length > 0,
  prices: profile => getPriceFrom(profile) !== null,
  about: ({ about }) => (about ?? '').trim() !== '',
  socials: ({ socials }) => socials.length > 0,
}

/** How far one's own profile is filled in, and what to do next. Of equal steps the first shown one is next. */
export function getCompleteness(profile: ProfileFields): Completeness {
  const done = profileSteps.filter(step => isDone[step](profile))
  const missing = profileSteps.filter(step => !isDone[step](profile))
  const percent = done.reduce((sum, step) => sum + stepPercents[step], 0)
  const [next = null] = missing.toSorted((a, b) => stepPercents[b] - stepPercents[a])
  return { percent, done, missing, next }
}

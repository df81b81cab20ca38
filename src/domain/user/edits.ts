import type { Profile, Social, Speciality } from '#domain/profile/profile.ts'
import type { OwnProfile } from './user.ts'

/** What somebody is called and how the site reaches them. */
export interface PersonalData {
  readonly name: string
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
}

/** All that somebody says of themselves in their profile: what is left out of it is gone. */
export interface ProfileEdit extends Pick<Profile, 'about' | 'experienceYears'> {
  readonly cityId: number | null
  readonly specialities: readonly OfferedSpeciality[]
  readonly socials: readonly Social[]
}

/** As its owner offers it; the API gives it an id. */
export interface OfferedSpeciality extends Pick<Speciality, 'categoryId' | 'priceFrom' | 'priceUnit'> {
  /** Only where there is no category: else the API names it, in each language. */
  readonly name?: string
}

export interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
}

/** The number of the chat app. */
export interface ChatApp {
  /** E.164. */
  readonly whatsapp: string
}

/** What somebody says of themselves now: saved as it is, it changes nothing. */
export const profileEditOf = ({ profile }: Pick<OwnProfile, 'profile'>): ProfileEdit => ({
  about: profile.about,
  cityId: profile.city?.id ?? null,
  experienceYears: profile.experienceYears,
  specialities: profile.specialities.map(({ categoryId, name, priceFrom, priceUnit }) => ({
    categoryId,
    ...(categoryId === null && { name }),
    priceFrom,
    priceUnit,
  })),
  socials: profile.socials,
})

/** What a profile holds at most. The API has the last word; these are told while somebody writes. */
export const editLimits = {
  /** Letters. */
  about: 5000,
  serviceName: 255,
  /** Years. */
  experience: 80,
  /** Whole roubles. */
  price: 100_000_000,
  specialities: 50,
  socials: 20,
} as const

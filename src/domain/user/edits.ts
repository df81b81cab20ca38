import type { Profile, Social, Speciality } from '#domain/profile/profile.ts'

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

/** As its owner names it; the API gives it an id. */
export type OfferedSpeciality = Pick<Speciality, 'categoryId' | 'name' | 'priceFrom' | 'priceUnit'>

export interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
}

/** The number of the chat app. */
export interface ChatApp {
  /** E.164. */
  readonly whatsapp: string
}

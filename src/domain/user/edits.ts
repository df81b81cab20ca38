import type { Profile, Social, Speciality } from '#domain/profile/profile.ts'
import { maxPrice } from '#domain/shared/whole-number.ts'
import type { UnreadableEntry } from './user.ts'

/** Omitted fields keep their values. */
export interface PersonalEdit {
  readonly name?: string
  readonly email?: string | null
  readonly phone?: string | null
}

/** Omitted fields keep their values. */
export interface ProfileEdit extends Partial<Pick<Profile, 'about' | 'experienceYears'>> {
  readonly cityId?: number | null
  /** All services, in order. The API removes omitted ones. */
  readonly specialities?: readonly (OfferedSpeciality | Pick<UnreadableEntry, 'entry'>)[]
  /** All links, in order. */
  readonly socials?: readonly (Social | Pick<UnreadableEntry, 'entry'>)[]
}

export interface OfferedSpeciality extends Pick<Speciality, 'categoryId' | 'priceFrom' | 'priceUnit' | 'unknownUnit'> {
  /** The id of an existing service. If omitted, the API adds a new one. */
  readonly id?: number
  /**
   * If omitted, the API keeps the name of an existing service, and names a new one after its category, in each
   * language.
   */
  readonly name?: string
}

export interface PasswordChange {
  /** Omitted after a sign-in by a code. */
  readonly currentPassword?: string
  readonly password: string
}

export interface ChatApp {
  /** E.164. */
  readonly whatsapp: string
}

/** The limits that the form checks; the API validates again. */
export const editLimits = {
  /** Characters. */
  about: 5000,
  /** Characters. */
  serviceName: 255,
  /** Years. */
  experience: 80,
  price: maxPrice,
  specialities: 50,
  socials: 20,
} as const

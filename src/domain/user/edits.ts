import type { Profile, Social, Speciality } from '#domain/profile/profile.ts'
import { maxPrice } from '#domain/shared/whole-number.ts'
import type { UnreadableEntry } from './user.ts'

/** Omitted fields keep their values. */
export interface PersonalEdit {
  readonly name?: string
  readonly email?: string | null
  readonly phone?: string | null
}

export interface ProfileEdit extends Partial<Pick<Profile, 'about' | 'experienceYears'>> {
  readonly cityId?: number | null
  /** All services, in order. The API removes omitted ones. */
  readonly specialities?: readonly (OfferedSpeciality | Pick<UnreadableEntry, 'entry'>)[]
  /** All links, in order. */
  readonly socials?: readonly (Social | Pick<UnreadableEntry, 'entry'>)[]
}

export interface OfferedSpeciality extends Pick<Speciality, 'categoryId' | 'priceFrom' | 'priceUnit' | 'unknownUnit'> {
  /** Omitted for a new service. */
  readonly id?: number
  /** If omitted, the API keeps the name, or names a new service after its category, in each language. */
  readonly name?: string
}

export interface PasswordChange {
  /** Omitted after the user has signed in with a code. */
  readonly currentPassword?: string
  readonly password: string
}

export interface ChatAppEdit {
  /** E.164. */
  readonly whatsapp: string
}

export const editLimits = {
  about: 5000,
  serviceName: 255,
  /** Years. */
  experience: 80,
  price: maxPrice,
  specialities: 50,
  socials: 20,
} as const

import type { City } from '#domain/city/city.ts'

/** A field that the API omits is null or empty, or has a default: 'RUB', 0 reviews, not verified. */
export interface Profile {
  readonly id: number
  readonly user: Person
  readonly about: string | null
  readonly city: City | null
  readonly specialities: readonly Speciality[]
  readonly socials: readonly Social[]
  readonly priceFrom: number | null
  /** ISO 4217. */
  readonly currency: string
  readonly experienceYears: number | null
  /** 1 to 5, as are the three ratings below. */
  readonly rating: number | null
  readonly ratingQuality: number | null
  readonly ratingPrice: number | null
  readonly ratingTime: number | null
  readonly ratingDistribution: Readonly<Record<RatingValue, number>> | null
  readonly reviewsCount: number
  readonly isVerified: boolean
  readonly photos: readonly string[]
  /** ISO 8601, UTC, as is `updatedAt`. */
  readonly createdAt: string | null
  readonly updatedAt: string | null
}

export type RatingValue = 1 | 2 | 3 | 4 | 5

/** The name may be empty. */
export interface Person {
  readonly id: number | null
  readonly name: string
  /** Absolute URL. */
  readonly avatar: string | null
}

export interface Speciality {
  readonly id: number
  readonly name: string
  readonly categoryId: number | null
  readonly priceFrom: number | null
  readonly priceUnit: PriceUnit | null
  /** The API's name of an unknown unit. Only the user's own profile has it, to save it unchanged. */
  readonly unknownUnit?: string
}

export const priceUnits = ['hour', 'lesson', 'visit', 'service', 'day', 'm2'] as const
export type PriceUnit = (typeof priceUnits)[number]

export const socialTypes = ['telegram', 'whatsapp', 'vk', 'youtube', 'site'] as const
export interface Social {
  /** Unknown types of the API become `link`. */
  readonly type: (typeof socialTypes)[number] | 'link'
  /** The API's name of an unknown type. Only the user's own profile has it, to save it unchanged. */
  readonly unknownType?: string
  readonly url: string
}

export interface ProfileNotFound {
  readonly _tag: 'ProfileNotFound'
  readonly id: number
  /** The API's message in response to a mutation. */
  readonly message?: string
}

export const parseProfileId = (segment: string): number | undefined => {
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : NaN
  return Number.isSafeInteger(id) ? id : undefined
}

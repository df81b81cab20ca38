import { parseProfileId, type Profile, type Speciality } from './profile.ts'
import { getShownRating } from './shown-rating.ts'

/** The number of columns that fit on paper and on a wide screen. */
export const maxComparedProfiles = 4

export const parseComparedIds = (texts: readonly string[]): readonly number[] =>
  [...new Set(texts.flatMap(text => parseProfileId(text) ?? []))].slice(0, maxComparedProfiles)

interface SharedService {
  readonly name: string
  /** By profile; null if a profile does not offer the service. */
  readonly offers: readonly (ComparedOffer | null)[]
}

export interface ComparedOffer extends Speciality {
  readonly isLowest: boolean
}

interface ComparedServices {
  readonly sharedServices: readonly SharedService[]
  readonly otherServicesByProfile: readonly (readonly Speciality[])[]
}

/** A profile is null if it could not be read. */
export function compareServices(profiles: readonly (Profile | null)[]): ComparedServices {
  const servicesByProfile = profiles.map(profile => indexByName(profile?.specialities ?? []))
  const allServices = indexByName(profiles.flatMap(profile => profile?.specialities ?? []))
  const sharedServices = [...allServices].flatMap(([key, { name }]) => {
    const offers = servicesByProfile.map(services => services.get(key) ?? null)
    return offers.filter(offer => offer !== null).length > 1 ? [{ name, offers }] : []
  })
  const sharedOffers = new Set(sharedServices.flatMap(({ offers }) => offers))
  return {
    sharedServices: sharedServices.map(({ name, offers }) => ({ name, offers: markLowestOffers(offers, profiles) })),
    otherServicesByProfile: profiles.map(
      profile => profile?.specialities.filter(service => !sharedOffers.has(service)) ?? [],
    ),
  }
}

function markLowestOffers(
  offers: readonly (Speciality | null)[],
  profiles: readonly (Profile | null)[],
): SharedService['offers'] {
  const lowestPrice = findLowestPrice(offers, profiles)
  return offers.map(offer => offer && { ...offer, isLowest: lowestPrice !== null && offer.priceFrom === lowestPrice })
}

function indexByName(services: readonly Speciality[]): ReadonlyMap<string, Speciality> {
  const serviceByName = new Map<string, Speciality>()
  for (const service of services) {
    const key = service.name.trim().toLowerCase()
    if (!serviceByName.has(key)) serviceByName.set(key, service)
  }
  return serviceByName
}

function findLowestPrice(offers: readonly (Speciality | null)[], profiles: readonly (Profile | null)[]): number | null {
  const pricedOffers = offers.flatMap((offer, index) =>
    offer === null || offer.priceFrom === null
      ? []
      : [{ price: offer.priceFrom, unit: offer.priceUnit, currency: profiles[index]?.currency }],
  )
  const [firstOffer] = pricedOffers
  const isComparable = pricedOffers.every(
    ({ unit, currency }) => unit !== null && unit === firstOffer?.unit && currency === firstOffer.currency,
  )
  if (!isComparable) return null
  return pickIfDifferent(
    pricedOffers.map(({ price }) => price),
    Math.min,
  )
}

const minReviews = 5

export function findHighestRating(profiles: readonly (Profile | null)[]): number | null {
  const shownRatings = profiles.flatMap(profile => (profile && getShownRating(profile)) ?? [])
  const highestRating = pickIfDifferent(
    shownRatings.map(({ rating }) => roundToOneDecimal(rating)),
    Math.max,
  )
  const hasFewReviews = shownRatings.some(
    ({ rating, reviewsCount }) => roundToOneDecimal(rating) === highestRating && reviewsCount < minReviews,
  )
  return hasFewReviews ? null : highestRating
}

export const roundToOneDecimal = (rating: number): number => Math.round(rating * 10) / 10

const pickIfDifferent = (
  values: readonly number[],
  selectValue: (...values: readonly number[]) => number,
): number | null => (new Set(values).size > 1 ? selectValue(...values) : null)

import { parseProfileId, type Profile, type Speciality } from './profile.ts'
import { getShownRating } from './shown-rating.ts'

/** As many columns as fit on paper and on a wide screen. */
export const maxCompared = 4

/** The first four distinct valid ids, in the order in which the visitor chose them. */
export const parseComparedIds = (given: readonly string[]): readonly number[] =>
  [...new Set(given.flatMap(text => parseProfileId(text) ?? []))].slice(0, maxCompared)

export interface SharedService {
  /** As the first profile writes it. */
  readonly name: string
  /** By profile; null if a profile does not offer the service. */
  readonly offers: readonly (ComparedOffer | null)[]
}

export interface ComparedOffer extends Speciality {
  readonly isLowest: boolean
}

export interface ComparedServices {
  readonly shared: readonly SharedService[]
  /** The remaining services, by profile. */
  readonly others: readonly (readonly Speciality[])[]
}

/** Splits services into shared and other ones. A profile is null if it could not be read. */
export function compareServices(profiles: readonly (Profile | null)[]): ComparedServices {
  const servicesByProfile = profiles.map(profile => indexByName(profile?.specialities ?? []))
  const allServices = indexByName(profiles.flatMap(profile => profile?.specialities ?? []))
  const shared = [...allServices].flatMap(([key, { name }]) => {
    const offers = servicesByProfile.map(services => services.get(key) ?? null)
    return offers.filter(offer => offer !== null).length > 1 ? [{ name, offers }] : []
  })
  const sharedOffers = new Set(shared.flatMap(({ offers }) => offers))
  return {
    shared: shared.map(({ name, offers }) => ({ name, offers: markLowestOffers(offers, profiles) })),
    others: profiles.map(profile => profile?.specialities.filter(service => !sharedOffers.has(service)) ?? []),
  }
}

function markLowestOffers(
  offers: readonly (Speciality | null)[],
  profiles: readonly (Profile | null)[],
): SharedService['offers'] {
  const lowest = findLowestPrice(offers, profiles)
  return offers.map(offer => offer && { ...offer, isLowest: lowest !== null && offer.priceFrom === lowest })
}

/** Ignores case and surrounding whitespace. The first duplicate wins. */
function indexByName(services: readonly Speciality[]): ReadonlyMap<string, Speciality> {
  const byName = new Map<string, Speciality>()
  for (const service of services) {
    const key = service.name.trim().toLowerCase()
    if (!byName.has(key)) byName.set(key, service)
  }
  return byName
}

/** Null unless the prices differ, and share one currency and one known unit. */
function findLowestPrice(offers: readonly (Speciality | null)[], profiles: readonly (Profile | null)[]): number | null {
  const priced = offers.flatMap((offer, index) =>
    offer === null || offer.priceFrom === null
      ? []
      : [{ price: offer.priceFrom, unit: offer.priceUnit, currency: profiles[index]?.currency }],
  )
  const [first] = priced
  const isComparable = priced.every(
    ({ unit, currency }) => unit !== null && unit === first?.unit && currency === first.currency,
  )
  if (!isComparable) return null
  return pickIfDifferent(
    priced.map(({ price }) => price),
    Math.min,
  )
}

const minReviews = 5

/** The highest rating, rounded; null if all are equal or if any profile with it has fewer than `minReviews` reviews. */
export function findHighestRating(profiles: readonly (Profile | null)[]): number | null {
  const rated = profiles.flatMap(profile => (profile && getShownRating(profile)) ?? [])
  const highest = pickIfDifferent(
    rated.map(({ rating }) => roundToOneDecimal(rating)),
    Math.max,
  )
  const hasFewReviews = rated.some(
    ({ rating, reviewsCount }) => roundToOneDecimal(rating) === highest && reviewsCount < minReviews,
  )
  return hasFewReviews ? null : highest
}

export const roundToOneDecimal = (rating: number): number => Math.round(rating * 10) / 10

const pickIfDifferent = (all: readonly number[], choose: (...all: readonly number[]) => number): number | null =>
  new Set(all).size > 1 ? choose(...all) : null

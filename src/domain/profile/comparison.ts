import { parseProfileId, type Profile, type Speciality } from './profile.ts'
import { shownRating } from './proof.ts'

/** As many as stand side by side on paper and on a wide screen. */
export const mostCompared = 4

/** Who is compared: the first of those that are given, each once, in one order. */
export const comparedIds = (given: readonly string[]): readonly number[] =>
  [...new Set(given.flatMap(text => parseProfileId(text) ?? []))].slice(0, mostCompared).toSorted((a, b) => a - b)

/** A service that two or more offer. */
export interface SharedService {
  /** As the first of them writes it. */
  readonly name: string
  /** One for each specialist; null: does not offer it. */
  readonly offers: readonly (ComparedOffer | null)[]
}

export interface ComparedOffer extends Speciality {
  /** Whether its price is the lowest of comparable, differing prices: see `findLowestPrice`. */
  readonly isLowest: boolean
}

export interface ComparedServices {
  readonly shared: readonly SharedService[]
  /** What else each of them offers. */
  readonly others: readonly (readonly Speciality[])[]
}

/** Services by whether several offer them. Null stands for somebody of whom nothing is known. */
export function comparedServices(profiles: readonly (Profile | null)[]): ComparedServices {
  const offered = profiles.map(profile => firstOfEach(profile?.specialities ?? []))
  const all = firstOfEach(profiles.flatMap(profile => profile?.specialities ?? []))
  const shared = [...all].flatMap(([key, { name }]) => {
    const offers = offered.map(services => services.get(key) ?? null)
    return offers.filter(offer => offer !== null).length > 1 ? [{ name, offers }] : []
  })
  const inRows = new Set(shared.flatMap(({ offers }) => offers))
  return {
    shared: shared.map(({ name, offers }) => ({ name, offers: markLowestOffers(offers, profiles) })),
    others: profiles.map(profile => profile?.specialities.filter(one => !inRows.has(one)) ?? []),
  }
}

function markLowestOffers(
  offers: readonly (Speciality | null)[],
  profiles: readonly (Profile | null)[],
): SharedService['offers'] {
  const lowest = findLowestPrice(offers, profiles)
  return offers.map(offer => offer && { ...offer, isLowest: lowest !== null && offer.priceFrom === lowest })
}

/** By name, however it is written: the first of each. */
function firstOfEach(services: readonly Speciality[]): ReadonlyMap<string, Speciality> {
  const found = new Map<string, Speciality>()
  for (const one of services) {
    const key = one.name.trim().toLowerCase()
    if (!found.has(key)) found.set(key, one)
  }
  return found
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
  return extreme(
    priced.map(({ price }) => price),
    Math.min,
  )
}

/** A rating of fewer people is not held against those of many. */
const enoughReviews = 5

/** The highest rating as it is shown (one decimal), where others are lower and each who has it has it of enough people; else null. */
export function highestRating(profiles: readonly (Profile | null)[]): number | null {
  const rated = profiles.flatMap(profile => (profile && shownRating(profile)) ?? [])
  const highest = extreme(
    rated.map(({ rating }) => oneDecimal(rating)),
    Math.max,
  )
  const few = rated.some(({ rating, reviewsCount }) => oneDecimal(rating) === highest && reviewsCount < enoughReviews)
  return few ? null : highest
}

export const oneDecimal = (rating: number): number => Math.round(rating * 10) / 10

const extreme = (all: readonly number[], choose: (...all: readonly number[]) => number): number | null =>
  new Set(all).size > 1 ? choose(...all) : null

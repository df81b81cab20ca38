import type { PriceUnit, Profile, Speciality } from './profile.ts'

/** What stands under a specialist's name: the first two specialities. Null when there is none. */
export const specialityLine = (profile: Pick<Profile, 'specialities'>): string | null =>
  profile.specialities
    .slice(0, 2)
    .map((speciality, index) => (index === 0 ? speciality.name : lowerFirst(speciality.name)))
    .join(', ') || null

// An abbreviation stays as it is, and so does a Latin name: in English it may be a language or a nation.
const lowerFirst = (name: string): string =>
  /^(?=\p{Script=Cyrillic}).(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

export interface PriceFrom {
  readonly amount: number
  readonly unit: PriceUnit | null
  readonly currency: string
}

/**
 * The lowest price that a card names, or null when there is none. The unit is that of the speciality with this price;
 * where several units have it, none is named.
 */
export const priceFrom = (
  profile: Pick<Profile, 'priceFrom' | 'currency' | 'specialities'>,
  category?: { readonly id: number },
): PriceFrom | null => {
  const inCategory = profile.specialities.filter(speciality => speciality.categoryId === category?.id)
  const own = cheapest(inCategory) ?? null
  const amount = own ?? profile.priceFrom ?? cheapest(profile.specialities)
  if (amount === null) return null
  const among = own === null ? profile.specialities : inCategory
  return { amount, unit: unitOf(among, amount), currency: profile.currency }
}

const cheapest = (specialities: readonly Speciality[]): number | null => {
  const prices = specialities.flatMap(({ priceFrom: price }) => (price === null ? [] : [price]))
  return prices.length === 0 ? null : Math.min(...prices)
}

const unitOf = (specialities: readonly Speciality[], amount: number): PriceUnit | null => {
  const units = new Set(specialities.filter(one => one.priceFrom === amount).map(one => one.priceUnit))
  const [unit] = units
  return units.size === 1 ? (unit ?? null) : null
}

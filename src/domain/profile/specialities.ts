import type { PriceUnit, Profile, Speciality } from './profile.ts'

export const formatFirstSpecialities = (profile: Pick<Profile, 'specialities'>): string | null =>
  joinSpecialities(profile.specialities.slice(0, 2))

export const joinSpecialities = (specialities: readonly Pick<Speciality, 'name'>[]): string | null =>
  specialities.map(({ name }, index) => (index === 0 ? name : lowerFirstLetter(name))).join(', ') || null

/** Preserves the case of abbreviations and Latin words: English capitalizes languages and nationalities. */
export const lowerFirstLetter = (name: string): string =>
  /^(?=\p{Script=Cyrillic}).(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

interface PriceFrom {
  readonly amount: number
  readonly unit: PriceUnit | null
  readonly currency: string
}

export const getPriceFrom = (
  profile: Pick<Profile, 'priceFrom' | 'currency' | 'specialities'>,
  categoryIds: ReadonlySet<number> = new Set(),
): PriceFrom | null => {
  const categorySpecialities = profile.specialities.filter(
    ({ categoryId }) => categoryId !== null && categoryIds.has(categoryId),
  )
  const categoryPrice = findLowestPrice(categorySpecialities)
  const amount = categoryPrice ?? profile.priceFrom ?? findLowestPrice(profile.specialities)
  if (amount === null) return null
  const specialities = categoryPrice === null ? profile.specialities : categorySpecialities
  return { amount, unit: findPriceUnit(specialities, amount), currency: profile.currency }
}

export const getPriceUnits = (profiles: readonly Profile[]): readonly PriceUnit[] => [
  ...new Set(profiles.flatMap(profile => getPriceFrom(profile)?.unit ?? [])),
]

const findLowestPrice = (specialities: readonly Speciality[]): number | null => {
  const prices = specialities.flatMap(({ priceFrom: price }) => (price === null ? [] : [price]))
  return prices.length === 0 ? null : Math.min(...prices)
}

const findPriceUnit = (specialities: readonly Speciality[], amount: number): PriceUnit | null => {
  const units = new Set(specialities.filter(({ priceFrom }) => priceFrom === amount).map(({ priceUnit }) => priceUnit))
  const [unit] = units
  return units.size === 1 ? (unit ?? null) : null
}

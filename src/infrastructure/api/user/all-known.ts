import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import type { ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'

const isOneOf = (known: readonly string[], given: unknown) =>
  given === null || given === undefined || known.some(one => one === given)

/** Whether what was said in words of the wire is known to the product: an unknown unit or kind of link is read as none. */
export const allKnown = ({ specialities, socials }: Pick<ProfileWire, 'specialities' | 'socials'>): boolean =>
  (specialities ?? []).every(speciality => isOneOf(priceUnits, speciality?.price_unit)) &&
  (socials ?? []).every(social => isOneOf([...socialTypes, 'link'], social?.type))

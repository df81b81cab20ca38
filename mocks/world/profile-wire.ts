import { Schema } from 'effect'
import type { MockLanguage } from '#mocks/data/bilingual.ts'
import { profileCodec, type ProfileWire } from '#infrastructure/api/profile/profile.codec.ts'
import { getUserId } from '#mocks/accounts/accounts.ts'
import { generateExtras } from '#mocks/generator/extras.ts'
import type { Facts } from '#mocks/generator/facts.ts'
import type { Rating } from '#mocks/generator/rating.ts'
import { formatMicros } from '#mocks/generator/times.ts'
import { addSubmittedReviews } from './add-submitted-reviews.ts'
import { worldSeed, type World } from './world.ts'

export interface Viewer {
  readonly lang: MockLanguage
  /** URLs in the response have this origin. */
  readonly origin: string
}

const encode = Schema.encodeSync(profileCodec)

function toRatingWire({ reviews, distribution, overall, quality, price, time }: Rating) {
  const [one, two, three, four, five] = distribution
  const counts = { '1': one, '2': two, '3': three, '4': four, '5': five }
  return {
    rating: overall,
    rating_quality: quality,
    rating_price: price,
    rating_time: time,
    // PHP serializes an empty map as `[]`.
    rating_distribution: reviews === 0 ? ([] as const) : counts,
    reviews_count: reviews,
  }
}

/** More than any generated specialist has, so that no two specialities have the same id. */
const specialityIdsPerProfile = 16

const toSpecialitiesWire = ({ id, offers }: Facts, lang: MockLanguage) =>
  offers.map(({ service, categoryId, price }, index) => ({
    id: id * specialityIdsPerProfile + index,
    name: service.name[lang],
    slug: service.slug,
    category_id: categoryId,
    price_from: price,
    price_unit: price === null ? null : service.unit,
  }))

export const toProfileWire = (world: World, person: Facts, viewer: Viewer): ProfileWire =>
  addSubmittedReviews(
    toStoredProfileWire(world, person, viewer),
    world.accountStores.submissions.getPublishedReviews(person.id),
  )

/** Omits the reviews that visitors have submitted. */
export function toStoredProfileWire(
  { catalog, collections }: World,
  person: Facts,
  { lang, origin }: Viewer,
): ProfileWire {
  const override = collections.profileOverrides.findFirst(q => q.where({ id: person.id }))
  // City and service names are in the language of the request; the owner's own texts are not translated.
  if (override) {
    const specialities = override.specialities.map(speciality => ({
      ...speciality,
      name: person.serviceNames?.get(speciality.id)?.[lang] ?? speciality.name,
    }))
    return { ...encode({ ...override, specialities }), city: catalog.cities.get(person.cityId)?.[lang] ?? null }
  }
  const { about, socials, face, works, isVerified, updatedMicros } = generateExtras(worldSeed, person)
  const getPictureUrl = (path: string) => `${origin}/pictures/${path}.jpg`
  return {
    id: person.id,
    user: {
      id: getUserId(person.id),
      name: person.name,
      avatar: face === null ? null : getPictureUrl(`faces/${face}`),
    },
    // The site must read both forms of a missing text: null and omitted.
    ...(about === null && person.id % 2 === 0 ? {} : { about }),
    city: catalog.cities.get(person.cityId)?.[lang] ?? null,
    specialities: toSpecialitiesWire(person, lang),
    ...(socials.length === 0 ? {} : { socials }),
    price_from: person.priceFrom,
    currency: 'RUB',
    experience_years: person.experienceYears,
    ...toRatingWire(person.rating),
    is_verified: isVerified,
    photos: works.map(work => getPictureUrl(`works/${work}`)),
    created_at: formatMicros(person.joinedMicros),
    updated_at: formatMicros(updatedMicros),
  }
}

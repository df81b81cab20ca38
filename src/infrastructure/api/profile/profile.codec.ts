import { Schema, SchemaGetter } from 'effect'
import { priceUnits, socialTypes, type Profile } from '#domain/profile/profile.ts'
import { editInputLimits } from '#domain/user/edit-input-limits.ts'
import { editLimits } from '#domain/user/edits.ts'
import { cityCodec } from '#infrastructure/api/city/city.endpoints.ts'
import {
  amountCodec,
  countCodec,
  idCodec,
  orElseIfMissing,
  orElseIfInvalid,
  orNull,
  orNullIfInvalid,
  ratingCodec,
  timestampCodec,
  looseBooleanCodec,
  nameCodec,
  visibleNameCodec,
  writtenTextCodec,
  zeroCodec,
} from '#infrastructure/api/shared/fields.ts'
import { acceptAlternative, replaceInvalid, reportOmission, validEntries } from '#infrastructure/api/shared/lenient.ts'
import { imageUrlCodec, webUrlCodec } from '#infrastructure/api/shared/urls.ts'

export const personCodec = Schema.Struct({
  id: orNullIfInvalid(idCodec),
  name: orElseIfInvalid(nameCodec, ''),
  avatar: orNullIfInvalid(imageUrlCodec),
})

/** Zero stands for a missing value: PHP's average of no ratings, or an omitted price. */
const zeroAsNull = zeroCodec.pipe(
  Schema.decodeTo(Schema.Null, {
    decode: SchemaGetter.transform(() => null),
    encode: SchemaGetter.transform(() => 0),
  }),
)
const createPriceCodec = (max: number) =>
  Schema.Union([Schema.Null, zeroAsNull, amountCodec.check(Schema.isLessThanOrEqualTo(max))])

const price = createPriceCodec(editLimits.price)

const experience = amountCodec.check(Schema.isLessThanOrEqualTo(editLimits.experience))

const specialityFields = {
  id: idCodec,
  name: visibleNameCodec,
  categoryId: orNullIfInvalid(idCodec),
  priceFrom: orElseIfInvalid(price, null),
  priceUnit: orNullIfInvalid(Schema.Literals(priceUnits)),
}
const specialityKeys = { categoryId: 'category_id', priceFrom: 'price_from', priceUnit: 'price_unit' } as const

export const specialityCodec = Schema.Struct(specialityFields).pipe(Schema.encodeKeys(specialityKeys))

/** Rejects an entry whose category or price is invalid, because saving it without them would erase them. */
export const ownSpecialityCodec = Schema.Struct({
  ...specialityFields,
  categoryId: orNull(idCodec),
  priceFrom: orElseIfMissing(createPriceCodec(editInputLimits.price), null),
}).pipe(Schema.encodeKeys(specialityKeys))

export const socialCodec = Schema.Struct({
  type: orElseIfMissing(replaceInvalid(Schema.Literals([...socialTypes, 'link']), 'link'), 'link'),
  url: webUrlCodec,
})

const ratingCount = orElseIfMissing(countCodec, 0)
const ratingDistribution = Schema.Struct({
  1: ratingCount,
  2: ratingCount,
  3: ratingCount,
  4: ratingCount,
  5: ratingCount,
})

/** PHP writes an empty map as `[]`. */
const emptyMap = Schema.Union([Schema.Tuple([]), Schema.Record(Schema.String, Schema.Never)]).pipe(
  Schema.decodeTo(Schema.Null, {
    decode: SchemaGetter.transform(() => null),
    encode: SchemaGetter.transform(() => [] as const),
  }),
)

export const averageRatingCodec = orElseIfInvalid(Schema.Union([Schema.Null, zeroAsNull, ratingCodec]), null)

/** ISO 4217 reserves it for tests. `dropUnreadablePrices` replaces it. */
export const invalidCurrency = 'XTS'
const defaultCurrency = 'RUB'
const currency = acceptAlternative(Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/u)), wire =>
  wire === '' ? defaultCurrency : wire,
)

export const profileFields = {
  id: idCodec,
  user: orElseIfInvalid(personCodec, { id: null, name: '', avatar: null }),
  about: orNullIfInvalid(writtenTextCodec),
  city: orNullIfInvalid(cityCodec),
  specialities: orElseIfInvalid(validEntries(specialityCodec), []),
  socials: orElseIfInvalid(validEntries(socialCodec), []),
  priceFrom: orElseIfInvalid(price, null),
  currency: orElseIfMissing(replaceInvalid(currency, invalidCurrency, reportOmission), defaultCurrency),
  experienceYears: orNullIfInvalid(experience),
  rating: averageRatingCodec,
  ratingQuality: averageRatingCodec,
  ratingPrice: averageRatingCodec,
  ratingTime: averageRatingCodec,
  ratingDistribution: orElseIfInvalid(Schema.Union([Schema.Null, emptyMap, ratingDistribution]), null),
  reviewsCount: orElseIfInvalid(countCodec, 0),
  isVerified: orElseIfInvalid(looseBooleanCodec, false),
  photos: orElseIfInvalid(validEntries(imageUrlCodec), []),
  createdAt: orNullIfInvalid(timestampCodec),
  updatedAt: orNullIfInvalid(timestampCodec),
}

export const profileKeys = {
  priceFrom: 'price_from',
  experienceYears: 'experience_years',
  ratingQuality: 'rating_quality',
  ratingPrice: 'rating_price',
  ratingTime: 'rating_time',
  ratingDistribution: 'rating_distribution',
  reviewsCount: 'reviews_count',
  isVerified: 'is_verified',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const

type Prices = Pick<Profile, 'currency' | 'priceFrom' | 'specialities'>

export const dropUnreadablePrices = <P extends Prices>(profile: P): P =>
  profile.currency === invalidCurrency
    ? {
        ...profile,
        currency: defaultCurrency,
        priceFrom: null,
        specialities: profile.specialities.map(speciality => ({ ...speciality, priceFrom: null, priceUnit: null })),
      }
    : profile

const wireCodec = Schema.Struct(profileFields).pipe(Schema.encodeKeys(profileKeys))

export const profileCodec = wireCodec.pipe(
  Schema.decodeTo(Schema.toType(wireCodec), {
    decode: SchemaGetter.transform(dropUnreadablePrices),
    encode: SchemaGetter.passthrough(),
  }),
) satisfies Schema.ConstraintCodec<Profile, unknown>

export type ProfileWire = typeof profileCodec.Encoded

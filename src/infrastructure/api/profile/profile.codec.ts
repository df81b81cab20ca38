import { Schema, SchemaGetter } from 'effect'
import { priceUnits, socialTypes, type Profile } from '#domain/profile/profile.ts'
import { editLimits } from '#domain/user/edits.ts'
import { cityCodec } from '#infrastructure/api/city/city.endpoints.ts'
import {
  Amount,
  Count,
  Id,
  orElse,
  orElseIfInvalid,
  orNull,
  orNullIfInvalid,
  Rating,
  Timestamp,
  LooseBoolean,
  PersonName,
  ServiceName,
  WrittenText,
} from '#infrastructure/api/shared/fields.ts'
import { invalidAs, reportOmitted, validOf } from '#infrastructure/api/shared/lenient.ts'
import { PictureUrl, WebUrl } from '#infrastructure/api/shared/urls.ts'

export const personCodec = Schema.Struct({
  id: orNullIfInvalid(Id),
  name: orElseIfInvalid(PersonName, ''),
  avatar: orNullIfInvalid(PictureUrl),
})

/** Zero stands for a missing value: PHP's average of no ratings, or an omitted price. */
const zeroAsNull = Schema.Literals([0, '0', '0.0', '0.00']).pipe(
  Schema.decodeTo(Schema.Null, {
    decode: SchemaGetter.transform(() => null),
    encode: SchemaGetter.transform(() => 0 as const),
  }),
)
const price = Schema.Union([Schema.Null, zeroAsNull, Amount])

/** Rejects values longer than a working life. */
const Experience = Amount.check(Schema.isLessThanOrEqualTo(editLimits.experience))

/** Invalid without a name or with a negative price. */
export const specialityCodec = Schema.Struct({
  id: Id,
  name: ServiceName,
  categoryId: orNull(Id),
  priceFrom: orElse(price, null),
  priceUnit: orNullIfInvalid(Schema.Literals(priceUnits)),
}).pipe(Schema.encodeKeys({ categoryId: 'category_id', priceFrom: 'price_from', priceUnit: 'price_unit' }))

/** Only web addresses are valid; `javascript:` is not. */
export const socialCodec = Schema.Struct({
  type: orElse(invalidAs(Schema.Literals([...socialTypes, 'link']), 'link'), 'link'),
  url: WebUrl,
})

const starCount = orElse(Count, 0)
const starCounts = Schema.Struct({ 1: starCount, 2: starCount, 3: starCount, 4: starCount, 5: starCount })

/** PHP writes an empty map as `[]`: decodes to null. */
const emptyMap = Schema.Union([Schema.Tuple([]), Schema.Record(Schema.String, Schema.Never)]).pipe(
  Schema.decodeTo(Schema.Null, {
    decode: SchemaGetter.transform(() => null),
    encode: SchemaGetter.transform(() => [] as const),
  }),
)

export const averageRating = orElseIfInvalid(Schema.Union([Schema.Null, zeroAsNull, Rating]), null)

/** Marks an unreadable currency until `withReadablePrices`. */
export const noCurrency = ''
const Currency = Schema.Union([Schema.Literal(noCurrency), Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/u))])

export const profileFields = {
  id: Id,
  user: orElseIfInvalid(personCodec, { id: null, name: '', avatar: null }),
  about: orNullIfInvalid(WrittenText),
  city: orNullIfInvalid(cityCodec),
  specialities: orElseIfInvalid(validOf(specialityCodec), []),
  socials: orElseIfInvalid(validOf(socialCodec), []),
  priceFrom: orElseIfInvalid(price, null),
  currency: orElse(invalidAs(Currency, noCurrency, reportOmitted), 'RUB'),
  experienceYears: orNullIfInvalid(Experience),
  rating: averageRating,
  ratingQuality: averageRating,
  ratingPrice: averageRating,
  ratingTime: averageRating,
  ratingDistribution: orElseIfInvalid(Schema.Union([Schema.Null, emptyMap, starCounts]), null),
  reviewsCount: orElseIfInvalid(Count, 0),
  isVerified: orElseIfInvalid(LooseBoolean, false),
  photos: orElseIfInvalid(validOf(PictureUrl), []),
  createdAt: orNullIfInvalid(Timestamp),
  updatedAt: orNullIfInvalid(Timestamp),
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

/** Drops prices whose currency could not be read, because another currency would be wrong. */
export const withReadablePrices = <P extends Prices>(profile: P): P =>
  profile.currency === noCurrency
    ? {
        ...profile,
        currency: 'RUB',
        priceFrom: null,
        specialities: profile.specialities.map(one => ({ ...one, priceFrom: null, priceUnit: null })),
      }
    : profile

const wire = Schema.Struct(profileFields).pipe(Schema.encodeKeys(profileKeys))

/** Only the id is required: other missing or invalid fields become null or are omitted. */
export const profileCodec = wire.pipe(
  Schema.decodeTo(Schema.toType(wire), {
    decode: SchemaGetter.transform(withReadablePrices),
    encode: SchemaGetter.passthrough(),
  }),
) satisfies Schema.ConstraintCodec<Profile, unknown>

export type ProfileWire = typeof profileCodec.Encoded

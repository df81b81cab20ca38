import { Schema, SchemaGetter } from 'effect'
import { priceUnits, socialTypes, type Profile } from '#domain/profile/profile.ts'
import { cityCodec } from '#infrastructure/api/city/city.endpoints.ts'
import { Amount, Count, Id, orElse, orNull, orNullIfInvalid, Timestamp } from '#infrastructure/api/shared/fields.ts'
import { invalidAs, validOf } from '#infrastructure/api/shared/lenient.ts'
import { PictureUrl, WebUrl } from '#infrastructure/api/shared/urls.ts'

export const personCodec = Schema.Struct({
  id: orNull(Id),
  name: orElse(Schema.String, ''),
  avatar: orNullIfInvalid(PictureUrl),
})

/** Invalid without a name or with a negative price. */
export const specialityCodec = Schema.Struct({
  id: Id,
  name: Schema.NonEmptyString,
  slug: orNull(Schema.NonEmptyString),
  categoryId: orNull(Id),
  priceFrom: orNull(Amount),
  priceUnit: orNullIfInvalid(Schema.Literals(priceUnits)),
}).pipe(Schema.encodeKeys({ categoryId: 'category_id', priceFrom: 'price_from', priceUnit: 'price_unit' }))

/** Invalid unless it is a web address (`javascript:` above all is not). */
export const socialCodec = Schema.Struct({
  type: orElse(invalidAs(Schema.Literals([...socialTypes, 'link']), 'link'), 'link'),
  url: WebUrl,
})

/** An average of ratings from 1 to 5: anything else would show stars that nobody gave. */
export const Rating = Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 5 }))

const starCount = orElse(Count, 0)
const starCounts = Schema.Struct({ 1: starCount, 2: starCount, 3: starCount, 4: starCount, 5: starCount })

/** An empty map, which PHP writes as `[]`, counts as null. */
const emptyMap = Schema.Union([Schema.Tuple([]), Schema.Record(Schema.String, Schema.Never)]).pipe(
  Schema.decodeTo(Schema.Null, {
    decode: SchemaGetter.transform(() => null),
    encode: SchemaGetter.transform(() => [] as const),
  }),
)

/** How many reviews gave each rating. */
export const ratingDistribution = orElse(Schema.Union([Schema.Null, emptyMap, starCounts]), null)

const Currency = Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/))

export const profileFields = {
  id: Id,
  user: orElse(personCodec, { id: null, name: '', avatar: null }),
  about: orNull(Schema.String),
  city: orNullIfInvalid(cityCodec),
  specialities: orElse(validOf(specialityCodec), []),
  socials: orElse(validOf(socialCodec), []),
  priceFrom: orNull(Amount),
  currency: orElse(Currency, 'RUB'),
  experienceYears: orNull(Amount),
  rating: orNull(Rating),
  ratingQuality: orNull(Rating),
  ratingPrice: orNull(Rating),
  ratingTime: orNull(Rating),
  ratingDistribution,
  reviewsCount: orElse(Count, 0),
  isVerified: orElse(Schema.Boolean, false),
  photos: orElse(validOf(PictureUrl), []),
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

/** Strict about ratings, prices, counts and the currency; what is missing or can't be shown is null or left out. */
export const profileCodec = Schema.Struct(profileFields).pipe(
  Schema.encodeKeys(profileKeys),
) satisfies Schema.ConstraintCodec<Profile, unknown>

export type ProfileWire = typeof profileCodec.Encoded

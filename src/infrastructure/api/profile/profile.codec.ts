import { Schema } from 'effect'
import type { Profile } from '#domain/profile/profile.ts'
import { cityCodec } from '#infrastructure/api/city/city.codec.ts'
import { Amount, Count, Id, orElse, orNull, orNullIfUnusable } from '#infrastructure/api/shared/fields.ts'
import { usableOf } from '#infrastructure/api/shared/list.codec.ts'
import { PictureUrl } from '#infrastructure/api/shared/picture-url.codec.ts'
import { Timestamp } from '#infrastructure/api/shared/timestamp.codec.ts'
import { personCodec } from './person.codec.ts'
import { Rating, ratingDistribution } from './rating.codec.ts'
import { socialCodec } from './social.codec.ts'
import { specialityCodec } from './speciality.codec.ts'

const Currency = Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/))

export const profileFields = {
  id: Id,
  user: orElse(personCodec, { id: null, name: '', avatar: null }),
  about: orNull(Schema.String),
  city: orNullIfUnusable(cityCodec),
  specialities: orElse(usableOf(specialityCodec), []),
  socials: orElse(usableOf(socialCodec), []),
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
  photos: orElse(usableOf(PictureUrl), []),
  createdAt: orNullIfUnusable(Timestamp),
  updatedAt: orNullIfUnusable(Timestamp),
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

/** Strict about ratings, prices, counts and the currency; what is only missing or can't be shown is null or left out. */
export const profileCodec = Schema.Struct(profileFields).pipe(
  Schema.encodeKeys(profileKeys),
) satisfies Schema.ConstraintCodec<Profile, unknown>

export type ProfileWire = typeof profileCodec.Encoded

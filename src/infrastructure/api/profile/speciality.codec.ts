import { Schema } from 'effect'
import { priceUnits } from '#domain/profile/profile.ts'
import { Amount, Id, orNull, orNullIfUnusable } from '#infrastructure/api/shared/fields.ts'

/** A speciality without a name is left out, and so is one with a price below zero. */
export const specialityCodec = Schema.Struct({
  id: Id,
  name: Schema.NonEmptyString,
  slug: orNull(Schema.NonEmptyString),
  categoryId: orNull(Id),
  priceFrom: orNull(Amount),
  priceUnit: orNullIfUnusable(Schema.Literals(priceUnits)),
}).pipe(Schema.encodeKeys({ categoryId: 'category_id', priceFrom: 'price_from', priceUnit: 'price_unit' }))

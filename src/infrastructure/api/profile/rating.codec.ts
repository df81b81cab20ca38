import { Schema, SchemaGetter } from 'effect'
import { Count, orElse } from '#infrastructure/api/shared/fields.ts'

/** An average of ratings from 1 to 5: anything else would be shown as stars that nobody gave. */
export const Rating = Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 5 }))

const none = orElse(Count, 0)
const counts = Schema.Struct({ 1: none, 2: none, 3: none, 4: none, 5: none })

/** An empty map says nothing, which is null; PHP writes it as `[]`. */
const emptyMap = Schema.Union([Schema.Tuple([]), Schema.Record(Schema.String, Schema.Never)]).pipe(
  Schema.decodeTo(Schema.Null, {
    decode: SchemaGetter.transform(() => null),
    encode: SchemaGetter.transform(() => [] as const),
  }),
)

/** How many reviews gave each rating. */
export const ratingDistribution = orElse(Schema.Union([Schema.Null, emptyMap, counts]), null)

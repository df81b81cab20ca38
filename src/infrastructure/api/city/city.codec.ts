import { Schema } from 'effect'
import { Id, orElse } from '#infrastructure/api/shared/fields.ts'
import { listOf } from '#infrastructure/api/shared/list.codec.ts'

/** Without a slug or a name a city can't be shown: it is broken alone, left out of a list, and null in a profile. */
export const cityCodec = Schema.Struct({ id: Id, slug: Schema.NonEmptyString, name: Schema.NonEmptyString })

/** A region without a name keeps its cities. */
export const regionCodec = Schema.Struct({
  name: orElse(Schema.String, ''),
  cities: orElse(listOf(cityCodec), []),
})

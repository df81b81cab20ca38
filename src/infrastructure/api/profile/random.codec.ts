import { Schema } from 'effect'
import { Id, orNull } from '#infrastructure/api/shared/fields.ts'
import { listOf } from '#infrastructure/api/shared/list.codec.ts'
import { profileCodec } from './profile.codec.ts'

/** A speciality drawn at random, with somebody who offers it, or nobody. */
export const randomCodec = Schema.Struct({
  profiles: listOf(
    Schema.Struct({
      id: Id,
      name: orNull(Schema.String),
      slug: orNull(Schema.String),
      profile: orNull(profileCodec),
    }),
  ),
})

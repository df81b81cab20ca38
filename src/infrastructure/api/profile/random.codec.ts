import { Schema } from 'effect'
import { Id, orNull } from '../shared/fields'
import { listOf } from '../shared/list.codec'
import { profileCodec } from './profile.codec'

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

import { Schema, SchemaGetter } from 'effect'
import type { OwnProfile } from '../../../domain/user/user'
import { profileCodec, profileFields, profileKeys } from '../profile/profile.codec'
import { orElse } from '../shared/fields'
import { userCodec } from './user.codec'

const wire = Schema.Struct({ ...profileFields, user: userCodec, aboutStatistics: orElse(Schema.Boolean, false) }).pipe(
  Schema.encodeKeys({ ...profileKeys, aboutStatistics: 'about_statistics' }),
)

const ownProfile = Schema.Struct({
  user: Schema.toType(userCodec),
  profile: Schema.toType(profileCodec),
  aboutStatistics: Schema.Boolean,
})

/** The wire has one's own fields inside the profile; here they stand apart from what others see. */
export const ownProfileCodec = wire.pipe(
  Schema.decodeTo(ownProfile, {
    decode: SchemaGetter.transform(({ user, aboutStatistics, ...profile }) => {
      const { id, name, avatar } = user
      return { user, profile: { ...profile, user: { id, name, avatar } }, aboutStatistics }
    }),
    encode: SchemaGetter.transform(({ user, profile, aboutStatistics }) => ({ ...profile, user, aboutStatistics })),
  }),
) satisfies Schema.ConstraintCodec<OwnProfile, unknown>

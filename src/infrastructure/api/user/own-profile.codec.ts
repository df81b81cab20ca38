import { Effect, Schema, SchemaGetter, SchemaParser } from 'effect'
import type { OwnProfile } from '#domain/user/user.ts'
import { profileCodec, profileFields, profileKeys } from '#infrastructure/api/profile/profile.codec.ts'
import { orElse } from '#infrastructure/api/shared/fields.ts'
import { OmittedReport } from '#infrastructure/api/shared/left-out.ts'
import { allKnown } from './all-known.ts'
import { userCodec } from './user.codec.ts'

const wire = Schema.Struct({ ...profileFields, user: userCodec, aboutStatistics: orElse(Schema.Boolean, false) }).pipe(
  Schema.encodeKeys({ ...profileKeys, aboutStatistics: 'about_statistics' }),
)
type OwnWire = typeof wire.Encoded

const ownProfile = Schema.Struct({
  user: Schema.toType(userCodec),
  profile: Schema.toType(profileCodec),
  aboutStatistics: Schema.Boolean,
  incomplete: Schema.optionalKey(Schema.Literal(true)),
})

const decodeWire = SchemaParser.decodeUnknownEffect(wire)

/** Reads it as leniently as any profile, but says when that left something out. */
const decode = Effect.fnUntraced(function* (given: OwnWire) {
  const tell = yield* OmittedReport
  let leftOut = 0
  const read = decodeWire(given).pipe(
    Effect.provideService(OmittedReport, () => {
      leftOut += 1
      tell()
    }),
  )
  const { user, aboutStatistics, ...profile } = yield* read
  const { id, name, avatar } = user
  const own = { user, profile: { ...profile, user: { id, name, avatar } }, aboutStatistics }
  const isWhole = leftOut === 0 && allKnown(given) && (profile.city !== null || (given.city ?? null) === null)
  return isWhole ? own : { ...own, incomplete: true as const }
})

/** The wire has one's own fields inside the profile; here they stand apart from what others see. */
export const ownProfileCodec = Schema.declare((_given): _given is OwnWire => true).pipe(
  Schema.decodeTo(ownProfile, {
    decode: SchemaGetter.transformEffect(decode),
    encode: SchemaGetter.transformEffect(({ user, profile, aboutStatistics }: typeof ownProfile.Type) =>
      SchemaParser.encodeEffect(wire)({ ...profile, user, aboutStatistics }),
    ),
  }),
) satisfies Schema.ConstraintCodec<OwnProfile, unknown>

import { Effect, Option, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { invalidAs } from './lenient.ts'

/** A field that may be missing or null on the wire, and is then `fallback`. */
export const orElse = <T, E>(codec: Schema.Codec<T, E>, fallback: NoInfer<T>) =>
  Schema.optional(Schema.NullOr(codec)).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformOptional(field => Option.some(Option.getOrNull(field) ?? fallback)),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

/** A field that may be missing or null on the wire, and is then null. */
export const orNull = <T, E>(codec: Schema.Codec<T, E>) => orElse<T | null, E | null>(Schema.NullOr(codec), null)

/** Null also where the field does not decode. */
export const orNullIfInvalid = <T, E>(codec: Schema.Codec<T, E>) =>
  orNull(invalidAs<T | null, E | null>(Schema.NullOr(codec), null))

export const Id = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))
export const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
export const Amount = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** ISO 8601 with a zone (microseconds occur); kept as text, in UTC. */
export const Timestamp = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(text =>
      isoTime.test(text) && !Number.isNaN(Date.parse(text))
        ? Effect.succeed(text.endsWith('Z') ? text : new Date(text).toISOString())
        : Effect.fail(new SchemaIssue.InvalidValue({ message: 'not an ISO 8601 time with a zone' })),
    ),
    encode: SchemaGetter.passthrough(),
  }),
)

/** What a header and an encoded cookie can carry; tokens with `|` occur. */
const token = /^[\x21-\x7e]{1,2048}$/

export const isToken = (text: string): boolean => token.test(text)

/** A session token. An answer without a valid one signs nobody in. */
export const Token = Schema.String.check(Schema.isPattern(token))

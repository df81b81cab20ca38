import { Effect, Option, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { cleanName, cleanText } from '#domain/shared/invisible.ts'
import { invalidAs, reportOmitted } from './lenient.ts'

/** A missing or null field decodes to `fallback`. */
export const orElse = <T, E>(codec: Schema.Codec<T, E>, fallback: NoInfer<T>) =>
  // Null first, because a codec that accepts everything would report it.
  Schema.optional(Schema.Union([Schema.Null, codec])).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformOptional(field => Option.some(Option.getOrNull(field) ?? fallback)),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

/** A missing or null field decodes to null. */
export const orNull = <T, E>(codec: Schema.Codec<T, E>) => orElse<T | null, E | null>(Schema.NullOr(codec), null)

/** An invalid field also decodes to `fallback`, and is reported. */
export const orElseIfInvalid = <T, E>(codec: Schema.Codec<T, E>, fallback: NoInfer<T>) =>
  orElse(invalidAs(codec, fallback, reportOmitted), fallback)

/** An invalid field also decodes to null, and is reported. */
export const orNullIfInvalid = <T, E>(codec: Schema.Codec<T, E>) =>
  orElseIfInvalid<T | null, E | null>(Schema.NullOr(codec), null)

/** PHP writes decimals as strings ("1500.00"), and some drivers all numbers. */
const decimal = Schema.String.check(Schema.isPattern(/^-?\d+(\.\d+)?$/u))

const numberIn = <T extends Schema.Codec<number>>(range: T) =>
  Schema.Union([range, decimal]).pipe(
    Schema.decodeTo(range, { decode: SchemaGetter.transform(Number), encode: SchemaGetter.passthroughSubtype() }),
  )

export const Id = numberIn(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)))
export const Count = numberIn(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)))
export const Amount = numberIn(Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0)))
/** An average rating from 1 to 5. */
export const Rating = numberIn(Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 5 })))

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/u

/** ISO 8601 with a zone (microseconds occur); kept as text, in UTC. */
export const Timestamp = Schema.String.check(Schema.isPattern(isoTime)).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(text =>
      !Number.isNaN(Date.parse(text))
        ? Effect.succeed(text.endsWith('Z') ? text : new Date(text).toISOString())
        : Effect.fail(new SchemaIssue.InvalidValue({ message: 'not an ISO 8601 time with a zone' })),
    ),
    encode: SchemaGetter.passthrough(),
  }),
)

const cleanedBy = <T extends Schema.Codec<string>>(text: T, clean: (text: string) => string) =>
  text.pipe(Schema.decodeTo(text, { decode: SchemaGetter.transform(clean), encode: SchemaGetter.passthrough() }))

/** A text that people wrote: empty if nothing of it is visible. */
export const WrittenText = cleanedBy(Schema.String, cleanText)
/** Likewise, and invalid if empty. */
export const VisibleText = cleanedBy(Schema.NonEmptyString, cleanText)
/** The name of a person. */
export const PersonName = cleanedBy(Schema.String, cleanName)
/** The name of a service; invalid if nothing of it is visible. */
export const ServiceName = cleanedBy(Schema.NonEmptyString, cleanName)

/** Characters that a header and an encoded cookie can carry; tokens may contain `|`. */
const token = /^[\x21-\x7e]{1,2048}$/u

export const isToken = (text: string): boolean => token.test(text)

/** A session token. */
export const Token = Schema.String.check(Schema.isPattern(token))

/** Some databases store booleans as 0 and 1, and some drivers return them as strings. */
export const LooseBoolean = Schema.Literals([true, false, 1, 0, '1', '0']).pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transform(given => given === true || given === 1 || given === '1'),
    encode: SchemaGetter.transform((given): true | false | 1 | 0 | '1' | '0' => given),
  }),
)

import { Effect, Option, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { cleanName, cleanText } from '#domain/shared/invisible.ts'
import { replaceInvalid, reportOmission } from './lenient.ts'

/** A missing or null field decodes to `fallback`. */
export const orElseIfMissing = <T, E>(codec: Schema.Codec<T, E>, fallback: NoInfer<T>) =>
  // Null comes first: a codec from `replaceInvalid` accepts any value, and would report null as invalid.
  Schema.optional(Schema.Union([Schema.Null, codec])).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformOptional(field => Option.some(Option.getOrNull(field) ?? fallback)),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

export const orNull = <T, E>(codec: Schema.Codec<T, E>) =>
  orElseIfMissing<T | null, E | null>(Schema.NullOr(codec), null)

export const orElseIfInvalid = <T, E>(codec: Schema.Codec<T, E>, fallback: NoInfer<T>) =>
  orElseIfMissing(replaceInvalid(codec, fallback, reportOmission), fallback)

export const orNullIfInvalid = <T, E>(codec: Schema.Codec<T, E>) =>
  orElseIfInvalid<T | null, E | null>(Schema.NullOr(codec), null)

/** PHP writes decimals as strings ("1500.00"); some database drivers write all numbers as strings. */
const decimal = Schema.String.check(Schema.isPattern(/^-?\d+(\.\d+)?$/u))

const createNumberCodec = <T extends Schema.Codec<number>>(range: T) =>
  Schema.Union([range, decimal]).pipe(
    Schema.decodeTo(range, { decode: SchemaGetter.transform(Number), encode: SchemaGetter.passthroughSubtype() }),
  )

export const idCodec = createNumberCodec(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)))
export const countCodec = createNumberCodec(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)))
export const amountCodec = createNumberCodec(Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0)))
export const zeroCodec = createNumberCodec(Schema.Literal(0))
export const ratingCodec = createNumberCodec(Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 5 })))

const isoTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/u

/** No event of the directory is older. Go writes a missing time as year 1. */
const minTime = Date.UTC(2000, 0, 1)
const maxClockLeadMs = 24 * 60 * 60 * 1000

const isPlausibleTime = (time: number): boolean => time >= minTime && time <= Date.now() + maxClockLeadMs

/** Decodes to text in UTC. */
export const timestampCodec = Schema.String.check(Schema.isPattern(isoTimePattern)).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(text =>
      isPlausibleTime(Date.parse(text))
        ? Effect.succeed(text.endsWith('Z') ? text : new Date(text).toISOString())
        : Effect.fail(
            new SchemaIssue.InvalidValue({ message: 'not an ISO 8601 time with a zone, from 2000 to a day from now' }),
          ),
    ),
    encode: SchemaGetter.passthrough(),
  }),
)

const cleanOnDecode = <T extends Schema.Codec<string>>(text: T, clean: (text: string) => string) =>
  text.pipe(Schema.decodeTo(text, { decode: SchemaGetter.transform(clean), encode: SchemaGetter.passthrough() }))

export const writtenTextCodec = cleanOnDecode(Schema.String, cleanText)
export const visibleTextCodec = cleanOnDecode(Schema.NonEmptyString, cleanText)
export const nameCodec = cleanOnDecode(Schema.String, cleanName)
export const visibleNameCodec = cleanOnDecode(Schema.NonEmptyString, cleanName)

/** Safe in a path. */
export const textIdCodec = Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/u))

/** Characters that a header and an encoded cookie can carry; tokens may contain `|`. */
const tokenPattern = /^[\x21-\x7e]{1,2048}$/u

export const isToken = (text: string): boolean => tokenPattern.test(text)

export const tokenCodec = Schema.String.check(Schema.isPattern(tokenPattern))

/** Some databases store booleans as 0 and 1, and some database drivers return them as strings. */
export const looseBooleanCodec = Schema.Literals([true, false, 1, 0, '1', '0']).pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transform(wire => wire === true || wire === 1 || wire === '1'),
    encode: SchemaGetter.transform((flag): true | false | 1 | 0 | '1' | '0' => flag),
  }),
)

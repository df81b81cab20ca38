import { Context, Effect, Schema, SchemaGetter, SchemaIssue, SchemaParser, SchemaTransformation } from 'effect'

/** The wire's type, unchecked here because the codec behind it checks and may recover. The OpenAPI document says what it reads. */
export const unchecked = <T, E>(codec: Schema.Codec<T, E>) =>
  Schema.declare((_given): _given is E => true, {
    toCodecJson: () => Schema.link<E>()(Schema.toEncoded(codec), SchemaTransformation.passthrough()),
  })

/** Decodes to `fallback` what is invalid: only for what can be left out without telling something untrue. */
export const invalidAs = <T, E>(
  codec: Schema.Codec<T, E>,
  fallback: NoInfer<T>,
  report: Effect.Effect<void> = Effect.void,
) => {
  const decode = SchemaParser.decodeUnknownEffect(codec)
  return unchecked(codec).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformEffect(wire => Effect.catchEager(decode(wire), () => Effect.as(report, fallback))),
      encode: SchemaGetter.transformEffect(SchemaParser.encodeEffect(codec)),
    }),
  )
}

/** Called for each list entry that was left out, so that the log shows what visitors don't notice. */
export const OmittedReport = Context.Reference<() => void>('znatok/api/Omitted', { defaultValue: () => () => {} })

export const reportOmitted = Effect.map(OmittedReport, report => report())

const isPresent = <T>(entry: T | null): entry is T => entry !== null

const decodeEntries = <T, E>(item: Schema.Codec<T, E>) =>
  Schema.Array(invalidAs<T | null, E | null>(Schema.NullOr(item), null, reportOmitted))

/** A list inside an entity: invalid entries are left out, the entity stays. */
export const validOf = <T, E>(item: Schema.Codec<T, E>) =>
  decodeEntries(item).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(item)), {
      decode: SchemaGetter.transform(entries => entries.filter(isPresent)),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

/**
 * The list that an answer is about: invalid entries are left out, but an answer with none but invalid ones fails, since
 * an empty list would say that there is nothing.
 */
export const listOf = <T, E>(item: Schema.Codec<T, E>) =>
  decodeEntries(item).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(item)), {
      decode: SchemaGetter.transformEffect(entries => {
        const valid = entries.filter(isPresent)
        return valid.length > 0 || entries.length === 0
          ? Effect.succeed(valid)
          : Effect.fail(new SchemaIssue.InvalidValue({ message: 'no valid entry' }))
      }),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

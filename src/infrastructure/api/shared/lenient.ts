import { Context, Effect, Schema, SchemaGetter, SchemaIssue, SchemaParser, SchemaTransformation } from 'effect'

/** The wire type without checks: the codec behind it validates and may recover. For the OpenAPI document. */
export const unchecked = <T, E>(codec: Schema.Codec<T, E>) =>
  Schema.declare((_given): _given is E => true, {
    toCodecJson: () => Schema.link<E>()(Schema.toEncoded(codec), SchemaTransformation.passthrough()),
  })

/** Also decodes an alternative shape of the response. The OpenAPI document describes only the codec's shape. */
export const acceptAlternative = <T, E>(codec: Schema.Codec<T, E>, toDocumented: (wire: unknown) => unknown) => {
  const decode = SchemaParser.decodeUnknownEffect(codec)
  return unchecked(codec).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformEffect(wire => decode(toDocumented(wire))),
      encode: SchemaGetter.transformEffect(SchemaParser.encodeEffect(codec)),
    }),
  )
}

/** Decodes invalid values to `fallback`. Only for fields that can be omitted without misleading anyone. */
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

/** Called for each omitted list entry, so that omissions reach the log. */
export const OmittedReport = Context.Reference<() => void>('znatok/api/Omitted', { defaultValue: () => () => {} })

export const reportOmitted = Effect.map(OmittedReport, report => report())

const isPresent = <T>(entry: T | null): entry is T => entry !== null

const decodeEntries = <T, E>(item: Schema.Codec<T, E>) =>
  Schema.Array(invalidAs<T | null, E | null>(Schema.NullOr(item), null, reportOmitted))

/** A list inside an entity; omits invalid entries. */
export const validOf = <T, E>(item: Schema.Codec<T, E>) =>
  decodeEntries(item).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(item)), {
      decode: SchemaGetter.transform(entries => entries.filter(isPresent)),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

/**
 * The list of an answer; omits invalid entries. Fails if all entries are invalid, because
 * an empty list would be misleading.
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

import { Context, Effect, Schema, SchemaGetter, SchemaIssue, SchemaParser, SchemaTransformation } from 'effect'

/** Accepts any value as the wire type, because a later codec validates it. The OpenAPI document shows the wire type. */
export const skipChecks = <T, E>(codec: Schema.Codec<T, E>) =>
  Schema.declare((_wire): _wire is E => true, {
    toCodecJson: () => Schema.link<E>()(Schema.toEncoded(codec), SchemaTransformation.passthrough()),
  })

/** Also decodes an alternative shape of the response. The OpenAPI document describes only the codec's shape. */
export const acceptAlternative = <T, E>(codec: Schema.Codec<T, E>, toDocumented: (wire: unknown) => unknown) => {
  const decode = SchemaParser.decodeUnknownEffect(codec)
  return skipChecks(codec).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformEffect(wire => decode(toDocumented(wire))),
      encode: SchemaGetter.transformEffect(SchemaParser.encodeEffect(codec)),
    }),
  )
}

/** Only for fields that can be omitted without misleading visitors. */
export const replaceInvalid = <T, E>(
  codec: Schema.Codec<T, E>,
  fallback: NoInfer<T>,
  report: Effect.Effect<void> = Effect.void,
) => {
  const decode = SchemaParser.decodeUnknownEffect(codec)
  return skipChecks(codec).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformEffect(wire => Effect.catchEager(decode(wire), () => Effect.as(report, fallback))),
      encode: SchemaGetter.transformEffect(SchemaParser.encodeEffect(codec)),
    }),
  )
}

/** Called for each omitted list entry, and for each invalid field whose codec reports it. */
export const OmissionReport = Context.Reference<() => void>('znatok/api/OmissionReport', {
  defaultValue: () => () => {},
})

export const reportOmission = Effect.map(OmissionReport, report => report())

const decodeEntries = <T, E>(item: Schema.Codec<T, E>) =>
  Schema.Array(replaceInvalid<T | null, E | null>(Schema.NullOr(item), null))

const omitNulls = Effect.fnUntraced(function* <T>(entries: readonly (T | null)[]) {
  const report = yield* OmissionReport
  return entries.filter((entry): entry is T => {
    if (entry === null) report()
    return entry !== null
  })
})

/** For a list that may become empty. */
export const validEntries = <T, E>(item: Schema.Codec<T, E>) =>
  decodeEntries(item).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(item)), {
      decode: SchemaGetter.transformEffect(omitNulls),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

/** Fails if all entries are invalid, because an empty list would be misleading. */
export const responseList = <T, E>(item: Schema.Codec<T, E>) =>
  decodeEntries(item).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(item)), {
      decode: SchemaGetter.transformEffect(entries =>
        Effect.flatMap(omitNulls(entries), presentEntries =>
          presentEntries.length > 0 || entries.length === 0
            ? Effect.succeed(presentEntries)
            : Effect.fail(new SchemaIssue.InvalidValue({ message: 'no valid entry' })),
        ),
      ),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

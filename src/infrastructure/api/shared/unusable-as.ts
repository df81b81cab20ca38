import { Effect, Schema, SchemaGetter, SchemaParser } from 'effect'

/** The wire's type, unchecked here because the codec behind it checks and may recover. */
const unchecked = <E>() => Schema.declare((_given): _given is E => true)

/** What does not decode is `fallback`: only for what is no lie when it is left out. */
export const unusableAs = <T, E>(
  codec: Schema.Codec<T, E>,
  fallback: NoInfer<T>,
  noticed: Effect.Effect<void> = Effect.void,
) => {
  const decode = SchemaParser.decodeUnknownEffect(codec)
  return unchecked<E>().pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformEffect(given =>
        decode(given).pipe(Effect.catch(() => Effect.as(noticed, fallback))),
      ),
      encode: SchemaGetter.transformEffect(SchemaParser.encodeEffect(codec)),
    }),
  )
}

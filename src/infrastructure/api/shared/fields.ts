import { Option, Schema, SchemaGetter } from 'effect'
import { unusableAs } from './unusable-as.ts'

/** A field that may be missing or null on the wire, and is then `fallback`. */
export const orElse = <T, E>(codec: Schema.Codec<T, E>, fallback: NoInfer<T>) =>
  Schema.optional(Schema.NullOr(codec)).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformOptional(given => Option.some(Option.getOrNull(given) ?? fallback)),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

/** A field that may be missing or null on the wire, and is then null. */
export const orNull = <T, E>(codec: Schema.Codec<T, E>) => orElse<T | null, E | null>(Schema.NullOr(codec), null)

/** Null on the other side too where it does not decode. */
export const orNullIfUnusable = <T, E>(codec: Schema.Codec<T, E>) =>
  orNull(unusableAs<T | null, E | null>(Schema.NullOr(codec), null))

export const Id = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))
export const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
export const Amount = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { tellLeftOut } from './left-out.ts'
import { unusableAs } from './unusable-as.ts'

const isThere = <T>(entry: T | null): entry is T => entry !== null

const entriesOf = <T, E>(item: Schema.Codec<T, E>) =>
  Schema.Array(unusableAs<T | null, E | null>(Schema.NullOr(item), null, tellLeftOut))

/** A list inside an entity: an entry that does not decode is left out, the entity stays. */
export const usableOf = <T, E>(item: Schema.Codec<T, E>) =>
  entriesOf(item).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(item)), {
      decode: SchemaGetter.transform(entries => entries.filter(isThere)),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

/**
 * The list that an answer is about: an entry that does not decode is left out, but an answer of nothing else is broken,
 * since an empty list would say that there is nothing.
 */
export const listOf = <T, E>(item: Schema.Codec<T, E>) =>
  entriesOf(item).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(item)), {
      decode: SchemaGetter.transformEffect(entries => {
        const usable = entries.filter(isThere)
        return usable.length > 0 || entries.length === 0
          ? Effect.succeed(usable)
          : Effect.fail(new SchemaIssue.InvalidValue({ message: 'no usable entry' }))
      }),
      encode: SchemaGetter.passthroughSubtype(),
    }),
  )

import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'

const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** ISO 8601 with a zone (microseconds occur); kept as text, in UTC. */
export const Timestamp = Schema.String.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect(text =>
      iso.test(text) && !Number.isNaN(Date.parse(text))
        ? Effect.succeed(text.endsWith('Z') ? text : new Date(text).toISOString())
        : Effect.fail(new SchemaIssue.InvalidValue({ message: 'not an ISO 8601 time with a zone' })),
    ),
    encode: SchemaGetter.passthrough(),
  }),
)

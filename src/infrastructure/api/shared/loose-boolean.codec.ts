import { Schema, SchemaGetter } from 'effect'

/** Databases without booleans have 0 and 1, and some drivers make texts of them. */
export const LooseBoolean = Schema.Literals([true, false, 1, 0, '1', '0']).pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transform(given => given === true || given === 1 || given === '1'),
    encode: SchemaGetter.transform((given): true | false | 1 | 0 | '1' | '0' => given),
  }),
)

import { Schema, SchemaGetter } from 'effect'
import { locales } from '#domain/shared/locale.ts'
import { amountCodec, idCodec } from './fields.ts'

export const positiveIntegerParameterCodec = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,15}$/u)).pipe(
  Schema.decodeTo(idCodec, { decode: SchemaGetter.Number(), encode: SchemaGetter.String() }),
)

export const amountParameterCodec = Schema.String.check(Schema.isPattern(/^\d{1,15}(\.\d{1,4})?$/u)).pipe(
  Schema.decodeTo(amountCodec, { decode: SchemaGetter.Number(), encode: SchemaGetter.String() }),
)

export const flagParameterCodec = Schema.Literals(['1', '0']).pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transform(text => text === '1'),
    encode: SchemaGetter.transform(flag => (flag ? '1' : '0')),
  }),
)

export const commonQuery = Schema.Struct({ lang: Schema.Literals(locales) })

export const noQuery = Schema.Struct({})
export const cityQuery = Schema.Struct({ cityId: Schema.optionalKey(positiveIntegerParameterCodec) }).pipe(
  Schema.encodeKeys({ cityId: 'city_id' }),
)

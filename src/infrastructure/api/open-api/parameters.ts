import type { Endpoint } from '#infrastructure/api/client/endpoint.ts'
import {
  amountParameterCodec,
  flagParameterCodec,
  positiveIntegerParameterCodec,
} from '#infrastructure/api/shared/query.ts'
import { namedSchemas } from './components.ts'
import { getPathParameterExample, parameterExamples } from './examples.ts'
import { getBodySchema, type JsonSchema } from './json-schema.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

export const describePathParameter =
  (path: string) =>
  (name: string): Parameter => ({
    name,
    in: 'path',
    required: true,
    ...(name === 'id'
      ? { schema: { type: 'integer', minimum: 1 } }
      : { description: 'One segment: a slash is sent as `%2F`.', schema: { type: 'string', minLength: 1 } }),
    example: getPathParameterExample(path, name),
  })

/** Query values are strings, but code generators need the numeric types. */
const numberSchemas: readonly (readonly [text: JsonSchema, number: JsonSchema])[] = [
  [getBodySchema(positiveIntegerParameterCodec, []), { type: 'integer', minimum: 1 }],
  [getBodySchema(amountParameterCodec, []), { type: 'number', minimum: 0 }],
  [getBodySchema(flagParameterCodec, []), { type: 'integer', enum: [1, 0] }],
]

const toNumberSchema = (schema: JsonSchema): JsonSchema =>
  numberSchemas.find(([text]) => JSON.stringify(text) === JSON.stringify(schema))?.[1] ?? schema

export function describeQueryParameters(codec: Endpoint['query']): readonly Parameter[] {
  const { properties = {}, required = [] } = getBodySchema(codec, namedSchemas) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: toNumberSchema(schema),
    example: parameterExamples[name],
  }))
}

import type { Endpoint } from '#infrastructure/api/client/endpoint.ts'
import { AmountText, Flag, IdText } from '#infrastructure/api/shared/query.ts'
import { named } from './components.ts'
import { parameterExamples } from './examples.ts'
import { getBodySchema, type JsonSchema } from './json-schema.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

export const describePathParameter = (name: string): Parameter =>
  name === 'id'
    ? { name, in: 'path', required: true, schema: { type: 'integer', minimum: 1 }, example: parameterExamples[name] }
    : {
        name,
        in: 'path',
        required: true,
        description: 'One segment: a slash is sent as `%2F`.',
        schema: { type: 'string', minLength: 1 },
        example: parameterExamples[name],
      }

/** A query consists of texts; generators of clients and servers need to know the numbers among them. */
const numbers: readonly (readonly [text: JsonSchema, number: JsonSchema])[] = [
  [getBodySchema(IdText, []), { type: 'integer', minimum: 1 }],
  [getBodySchema(AmountText, []), { type: 'number', minimum: 0 }],
  [getBodySchema(Flag, []), { type: 'integer', enum: [1, 0] }],
]

const toNumber = (schema: JsonSchema): JsonSchema =>
  numbers.find(([text]) => JSON.stringify(text) === JSON.stringify(schema))?.[1] ?? schema

export function describeQueryParameters(codec: Endpoint['query']): readonly Parameter[] {
  const { properties = {}, required = [] } = getBodySchema(codec, named) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: toNumber(schema),
    example: parameterExamples[name],
  }))
}

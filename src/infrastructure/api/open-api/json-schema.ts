import { Schema } from 'effect'

/** A JSON Schema (2020-12), or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

const isList = (json: unknown): json is readonly unknown[] => Array.isArray(json)
const isSchema = (json: unknown): json is JsonSchema => typeof json === 'object' && json !== null && !isList(json)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isNull = (schema: JsonSchema) => schema['type'] === 'null'
const getBranches = ({ anyOf }: JsonSchema) => (isList(anyOf) ? anyOf.filter(isSchema) : [])

type Change = (schema: JsonSchema) => JsonSchema

const mapSchemas = (json: unknown, change: Change): unknown => {
  if (isList(json)) return json.map(part => (isSchema(part) ? change(part) : part))
  return isSchema(json) ? change(json) : json
}

/** Maps nested schemas; property names are not keywords. */
const mapChildren = (schema: JsonSchema, change: Change): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties' && isSchema(value) ? mapChildren({ ...value }, change) : mapSchemas(value, change),
    ]),
  )

/** Merges branches: no duplicates, nested unions flattened, values in one enum, null last. */
function createUnion(branches: readonly JsonSchema[]): JsonSchema {
  const flat = branches.flatMap(branch => (isSame(Object.keys(branch), ['anyOf']) ? getBranches(branch) : [branch]))
  const once = flat.filter((branch, index) => flat.findIndex(other => isSame(other, branch)) === index)
  const values = once.flatMap(branch => (isList(branch['enum']) ? branch['enum'] : []))
  const others = once.filter(branch => !isList(branch['enum']) && !isNull(branch))
  const kept = [...(values.length > 0 ? [{ enum: values }] : []), ...others, ...once.filter(isNull)]
  const [only] = kept
  return kept.length === 1 && only ? only : { anyOf: kept }
}

/** Codecs tolerate null list entries; the document does not allow them. */
const removeNull = (items: JsonSchema): JsonSchema => {
  const branches = getBranches(items)
  return branches.length > 0 ? createUnion(branches.filter(branch => !isNull(branch))) : items
}

const safeIntegers: readonly unknown[] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]

/** Simplifies a generated schema. */
function simplify(schema: JsonSchema): JsonSchema {
  if (schema['anyOf'] !== undefined) return createUnion(getBranches(schema).map(simplify))
  const { type, items, additionalProperties, ...rest } = mapChildren(schema, simplify)
  const kept = Object.entries(rest).filter(([, value]) => !safeIntegers.includes(value))
  return {
    ...(type !== undefined && rest['enum'] === undefined && { type }),
    ...Object.fromEntries(kept),
    ...(items === false && { maxItems: 0, items: {} }),
    ...(isSchema(items) && { items: removeNull(items) }),
    ...(additionalProperties !== undefined && additionalProperties !== true && { additionalProperties }),
  }
}

/** Named JSON Schemas, inner ones first. */
export type Named = readonly (readonly [name: string, schema: JsonSchema])[]

export const createReference = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as const

/** Replaces named schemas by references. */
const replaceNamed =
  (named: Named): Change =>
  schema => {
    const within = mapChildren(schema, replaceNamed(named))
    const known = named.find(([, other]) => isSame(other, within))
    if (known) return createReference(known[0])
    const branches = getBranches(within)
    const isAmong = (branch: JsonSchema, all: readonly JsonSchema[]) => all.some(other => isSame(other, branch))
    const part = named.find(([, { ...other }]) => {
      const all = getBranches(other)
      return all.length > 1 && all.every(branch => isAmong(branch, branches))
    })
    if (!part) return within
    return createUnion([createReference(part[0]), ...branches.filter(branch => !isAmong(branch, getBranches(part[1])))])
  }

/** Documents numbers only, although codecs also accept digits in a string. */
const removeNumericTexts: Change = schema => {
  const within = mapChildren(schema, removeNumericTexts)
  const branches = getBranches(within)
  const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number'
  return branches.some(isNumber) ? createUnion(branches.filter(({ pattern }) => pattern === undefined)) : within
}

/** Recursive schemas stay references by codec identifier; Effect generates names for other parts. */
const isIdentifier = (name: string) => !name.endsWith('_')

function generateSchema(codec: Schema.Constraint, extra: 'ignore' | 'error'): JsonSchema {
  const { schema, definitions } = Schema.toJsonSchemaDocument(codec, { onExcessProperty: extra })
  const nameIn = ({ $ref }: JsonSchema) => (typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : '')
  const resolved: Change = part => {
    const name = nameIn(part)
    if (name === '') return mapChildren(part, resolved)
    return isIdentifier(name) ? createReference(name) : resolved(definitions[name] ?? {})
  }
  return mapChildren(definitions[nameIn(schema)] ?? schema, resolved)
}

/** The documented wire format, stricter than what the codec accepts. */
export const getAnswerSchema = (codec: Schema.Constraint, named: Named): JsonSchema =>
  replaceNamed(named)(simplify(generateSchema(codec, 'ignore')))

/** The exact format of a sent body. */
export const getBodySchema = (codec: Schema.Constraint, named: Named): JsonSchema =>
  replaceNamed(named)(removeNumericTexts(simplify(generateSchema(codec, 'error'))))

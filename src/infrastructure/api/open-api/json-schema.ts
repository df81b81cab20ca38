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

/** With each schema inside changed; the names of properties are no keywords. */
const mapChildren = (schema: JsonSchema, change: Change): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties' && isSchema(value) ? mapChildren({ ...value }, change) : mapSchemas(value, change),
    ]),
  )

/** The branches of a choice: each once, what is nested in it taken up, values as one list, null last. */
function createUnion(branches: readonly JsonSchema[]): JsonSchema {
  const flat = branches.flatMap(branch => (isSame(Object.keys(branch), ['anyOf']) ? getBranches(branch) : [branch]))
  const once = flat.filter((branch, index) => flat.findIndex(other => isSame(other, branch)) === index)
  const values = once.flatMap(branch => (isList(branch['enum']) ? branch['enum'] : []))
  const others = once.filter(branch => !isList(branch['enum']) && !isNull(branch))
  const kept = [...(values.length > 0 ? [{ enum: values }] : []), ...others, ...once.filter(isNull)]
  const [only] = kept
  return kept.length === 1 && only ? only : { anyOf: kept }
}

/** An entry of a list: a codec may leave out null, but no API should send it. */
const removeNull = (items: JsonSchema): JsonSchema => {
  const branches = getBranches(items)
  return branches.length > 0 ? createUnion(branches.filter(branch => !isNull(branch))) : items
}

const safeIntegers: readonly unknown[] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]

/** The same schema as somebody would write it. */
function simplify(schema: JsonSchema): JsonSchema {
  if (schema['anyOf'] !== undefined) return createUnion(getBranches(schema).map(simplify))
  const { type, items, additionalProperties, ...rest } = mapChildren(schema, simplify)
  const kept = Object.entries(rest).filter(([, value]) => !safeIntegers.includes(value))
  return {
    ...(type !== undefined && rest['enum'] === undefined && { type }),
    ...Object.fromEntries(kept),
    ...(items === false && { maxItems: 0 }),
    ...(isSchema(items) && { items: removeNull(items) }),
    ...(additionalProperties !== undefined && additionalProperties !== true && { additionalProperties }),
  }
}

/** The JSON Schemas that have a name, those inside others first. */
export type Named = readonly (readonly [name: string, schema: JsonSchema])[]

export const createReference = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as const

/** With what has a name referred to by it. */
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

/** What is sent as a number is not sent as a text of digits, though a codec would read that too. */
const removeNumericTexts: Change = schema => {
  const within = mapChildren(schema, removeNumericTexts)
  const branches = getBranches(within)
  const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number'
  return branches.some(isNumber) ? createUnion(branches.filter(({ pattern }) => pattern === undefined)) : within
}

/** What contains itself stays a reference, by the identifier of its codec; its parts may have names that Effect made up. */
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

/** What stands on the wire of a codec: as it should be, not as the codec can still read it. */
export const getAnswerSchema = (codec: Schema.Constraint, named: Named): JsonSchema =>
  replaceNamed(named)(simplify(generateSchema(codec, 'ignore')))

/** What we send: nothing else, and numbers as numbers. */
export const getBodySchema = (codec: Schema.Constraint, named: Named): JsonSchema =>
  replaceNamed(named)(removeNumericTexts(simplify(generateSchema(codec, 'error'))))

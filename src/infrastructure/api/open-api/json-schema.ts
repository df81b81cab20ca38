import { Schema } from 'effect'

/** A JSON Schema (2020-12), or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

const isList = (json: unknown): json is readonly unknown[] => Array.isArray(json)
const isSchema = (json: unknown): json is JsonSchema => typeof json === 'object' && json !== null && !isList(json)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isNull = (schema: JsonSchema) => schema['type'] === 'null'
const branchesOf = ({ anyOf }: JsonSchema) => (isList(anyOf) ? anyOf.filter(isSchema) : [])

type Change = (schema: JsonSchema) => JsonSchema

const changed = (json: unknown, change: Change): unknown => {
  if (isList(json)) return json.map(part => (isSchema(part) ? change(part) : part))
  return isSchema(json) ? change(json) : json
}

/** With each schema inside changed; the names of properties are no keywords. */
const inside = (schema: JsonSchema, change: Change): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties' && isSchema(value) ? inside({ ...value }, change) : changed(value, change),
    ]),
  )

/** The branches of a choice: each once, what is nested in it taken up, values as one list, null last. */
function choice(branches: readonly JsonSchema[]): JsonSchema {
  const flat = branches.flatMap(branch => (same(Object.keys(branch), ['anyOf']) ? branchesOf(branch) : [branch]))
  const once = flat.filter((branch, index) => flat.findIndex(other => same(other, branch)) === index)
  const values = once.flatMap(branch => (isList(branch['enum']) ? branch['enum'] : []))
  const others = once.filter(branch => !isList(branch['enum']) && !isNull(branch))
  const kept = [...(values.length > 0 ? [{ enum: values }] : []), ...others, ...once.filter(isNull)]
  const [only] = kept
  return kept.length === 1 && only ? only : { anyOf: kept }
}

/** An entry of a list: a codec may leave out null, but no API should send it. */
const entry = (items: JsonSchema): JsonSchema => {
  const branches = branchesOf(items)
  return branches.length > 0 ? choice(branches.filter(branch => !isNull(branch))) : items
}

const safeIntegers: readonly unknown[] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]

/** The same schema as somebody would write it. */
function tidy(schema: JsonSchema): JsonSchema {
  if (schema['anyOf'] !== undefined) return choice(branchesOf(schema).map(tidy))
  const { type, items, additionalProperties, ...rest } = inside(schema, tidy)
  const kept = Object.entries(rest).filter(([, value]) => !safeIntegers.includes(value))
  return {
    ...(type !== undefined && rest['enum'] === undefined && { type }),
    ...Object.fromEntries(kept),
    ...(items === false && { maxItems: 0 }),
    ...(isSchema(items) && { items: entry(items) }),
    ...(additionalProperties !== undefined && additionalProperties !== true && { additionalProperties }),
  }
}

/** The JSON Schemas that have a name, those inside others first. */
export type Named = readonly (readonly [name: string, schema: JsonSchema])[]

export const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as const

/** With what has a name referred to by it. */
const referring =
  (named: Named): Change =>
  schema => {
    const within = inside(schema, referring(named))
    const known = named.find(([, other]) => same(other, within))
    if (known) return referenceTo(known[0])
    const branches = branchesOf(within)
    const isAmong = (branch: JsonSchema, all: readonly JsonSchema[]) => all.some(other => same(other, branch))
    const part = named.find(([, { ...other }]) => {
      const all = branchesOf(other)
      return all.length > 1 && all.every(branch => isAmong(branch, branches))
    })
    if (!part) return within
    return choice([referenceTo(part[0]), ...branches.filter(branch => !isAmong(branch, branchesOf(part[1])))])
  }

/** What is sent as a number is not sent as a text of digits, though a codec would read that too. */
const asNumbers: Change = schema => {
  const within = inside(schema, asNumbers)
  const branches = branchesOf(within)
  const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number'
  return branches.some(isNumber) ? choice(branches.filter(({ pattern }) => pattern === undefined)) : within
}

/** What contains itself stays a reference, by the identifier of its codec; its parts may have names that Effect made up. */
const isIdentifier = (name: string) => !name.endsWith('_')

function generated(codec: Schema.Constraint, extra: 'ignore' | 'error'): JsonSchema {
  const { schema, definitions } = Schema.toJsonSchemaDocument(codec, { onExcessProperty: extra })
  const nameIn = ({ $ref }: JsonSchema) => (typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : '')
  const resolved: Change = part => {
    const name = nameIn(part)
    if (name === '') return inside(part, resolved)
    return isIdentifier(name) ? referenceTo(name) : resolved(definitions[name] ?? {})
  }
  return inside(definitions[nameIn(schema)] ?? schema, resolved)
}

/** What stands on the wire of a codec: as it should be, not as the codec can still read it. */
export const answeredAs = (codec: Schema.Constraint, named: Named): JsonSchema =>
  referring(named)(tidy(generated(codec, 'ignore')))

/** What we send: nothing else, and numbers as numbers. */
export const sentAs = (codec: Schema.Constraint, named: Named): JsonSchema =>
  referring(named)(asNumbers(tidy(generated(codec, 'error'))))

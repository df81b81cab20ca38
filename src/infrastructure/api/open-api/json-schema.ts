import { Schema } from 'effect'

export interface JsonSchema {
  readonly [keyword: string]: unknown
}

const isList = (json: unknown): json is readonly unknown[] => Array.isArray(json)
const isSchema = (json: unknown): json is JsonSchema => typeof json === 'object' && json !== null && !isList(json)
const isEqual = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)
const isNull = (schema: JsonSchema) => schema['type'] === 'null'
const getBranches = ({ anyOf }: JsonSchema) => (isList(anyOf) ? anyOf.filter(isSchema) : [])

type Transform = (schema: JsonSchema) => JsonSchema

const mapSchemas = (json: unknown, transform: Transform): unknown => {
  if (isList(json)) return json.map(part => (isSchema(part) ? transform(part) : part))
  return isSchema(json) ? transform(json) : json
}

/** Names in `properties` are not keywords. */
const mapChildren = (schema: JsonSchema, transform: Transform): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties' && isSchema(value) ? mapChildren(value, transform) : mapSchemas(value, transform),
    ]),
  )

function createUnion(branches: readonly JsonSchema[]): JsonSchema {
  const flatBranches = branches.flatMap(branch =>
    isEqual(Object.keys(branch), ['anyOf']) ? getBranches(branch) : [branch],
  )
  const uniqueBranches = flatBranches.filter(
    (branch, index) => flatBranches.findIndex(other => isEqual(other, branch)) === index,
  )
  const values = uniqueBranches.flatMap(branch => (isList(branch['enum']) ? branch['enum'] : []))
  const otherBranches = uniqueBranches.filter(branch => !isList(branch['enum']) && !isNull(branch))
  const mergedBranches = [
    ...(values.length > 0 ? [{ enum: values }] : []),
    ...otherBranches,
    ...uniqueBranches.filter(isNull),
  ]
  const [onlyBranch] = mergedBranches
  return mergedBranches.length === 1 && onlyBranch ? onlyBranch : { anyOf: mergedBranches }
}

/** Codecs tolerate null entries of lists, but the document does not allow them. */
const removeNull = (items: JsonSchema): JsonSchema => {
  const branches = getBranches(items)
  return branches.length > 0 ? createUnion(branches.filter(branch => !isNull(branch))) : items
}

const safeIntegers: readonly unknown[] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]

function simplify(schema: JsonSchema): JsonSchema {
  if (schema['anyOf'] !== undefined) return createUnion(getBranches(schema).map(simplify))
  const { type, items, additionalProperties, ...otherKeywords } = mapChildren(schema, simplify)
  const keywordEntries = Object.entries(otherKeywords).filter(([, value]) => !safeIntegers.includes(value))
  return {
    ...(type !== undefined && otherKeywords['enum'] === undefined && { type }),
    ...Object.fromEntries(keywordEntries),
    ...(items === false && { maxItems: 0, items: {} }),
    ...(isSchema(items) && { items: removeNull(items) }),
    ...(additionalProperties !== undefined && additionalProperties !== true && { additionalProperties }),
  }
}

export type NamedSchemas = readonly (readonly [name: string, schema: JsonSchema])[]

export const createReference = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as const

const replaceNamed =
  (namedSchemas: NamedSchemas): Transform =>
  schema => {
    const transformedSchema = mapChildren(schema, replaceNamed(namedSchemas))
    const match = namedSchemas.find(([, other]) => isEqual(other, transformedSchema))
    if (match) return createReference(match[0])
    const branches = getBranches(transformedSchema)
    const isAmong = (branch: JsonSchema, candidates: readonly JsonSchema[]) =>
      candidates.some(other => isEqual(other, branch))
    const unionMatch = namedSchemas.find(([, other]) => {
      const unionBranches = getBranches(other)
      return unionBranches.length > 1 && unionBranches.every(branch => isAmong(branch, branches))
    })
    if (!unionMatch) return transformedSchema
    return createUnion([
      createReference(unionMatch[0]),
      ...branches.filter(branch => !isAmong(branch, getBranches(unionMatch[1]))),
    ])
  }

/** Documents numbers only, although codecs also accept digits in a string. */
const removeNumericTexts: Transform = schema => {
  const transformedSchema = mapChildren(schema, removeNumericTexts)
  const branches = getBranches(transformedSchema)
  const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number'
  return branches.some(isNumber)
    ? createUnion(branches.filter(({ pattern }) => pattern === undefined))
    : transformedSchema
}

/** Recursive schemas stay references by codec identifier. Effect names other parts itself, with a final `_`. */
const isIdentifier = (name: string) => !name.endsWith('_')

function generateSchema(codec: Schema.Constraint, excessProperties: 'ignore' | 'error'): JsonSchema {
  const { schema, definitions } = Schema.toJsonSchemaDocument(codec, { onExcessProperty: excessProperties })
  const getReferenceName = ({ $ref }: JsonSchema) => (typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : '')
  const resolveReferences: Transform = part => {
    const name = getReferenceName(part)
    if (name === '') return mapChildren(part, resolveReferences)
    return isIdentifier(name) ? createReference(name) : resolveReferences(definitions[name] ?? {})
  }
  return mapChildren(definitions[getReferenceName(schema)] ?? schema, resolveReferences)
}

export const getResponseSchema = (codec: Schema.Constraint, namedSchemas: NamedSchemas): JsonSchema =>
  replaceNamed(namedSchemas)(simplify(generateSchema(codec, 'ignore')))

export const getBodySchema = (codec: Schema.Constraint, namedSchemas: NamedSchemas): JsonSchema =>
  replaceNamed(namedSchemas)(removeNumericTexts(simplify(generateSchema(codec, 'error'))))

import { Effect, Exit, Predicate } from 'effect'
import { cleanName } from '#domain/shared/invisible.ts'
import type { AttemptResult } from './attempt.ts'
import type { CallFailure } from './failure.ts'

type JsonObject = Readonly<Record<string, unknown>>

export const isRecord = (json: unknown): json is JsonObject => Predicate.isObject(json) && !Array.isArray(json)

/** Only cities, categories, services, complaint types and regions have these. The API translates their names. */
const markerFields = ['slug', 'category_id', 'description', 'cities'] as const

const isBlank = (name: unknown): boolean => typeof name === 'string' && cleanName(name) === ''

const lacksName = ({ name = null, ...json }: JsonObject): boolean =>
  (name === null || isBlank(name)) && markerFields.some(field => field in json)

export function hasMissingNames(json: unknown): boolean {
  if (Array.isArray(json)) return json.some(hasMissingNames)
  return isRecord(json) && (lacksName(json) || Object.values(json).some(hasMissingNames))
}

/** A region has no id, but the ids of its cities identify it. */
export function getIds(entry: unknown): readonly string[] {
  if (!isRecord(entry)) return []
  const { id, cities } = entry
  if (typeof id === 'string' || typeof id === 'number') return [String(id)]
  return Array.isArray(cities) ? cities.flatMap(getIds) : []
}

/** Matches entries by id, because lists may be sorted by name. */
function fillEntries(entries: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const findCounterpart = createCounterpartFinder(others)
  return entries.map(entry => fillMissingNames(entry, findCounterpart(entry)))
}

interface Candidate {
  readonly other: unknown
  readonly idCount: number
}

/** Finds the entry with the most similar ids, because a city may be in two regions. */
function createCounterpartFinder(others: readonly unknown[]): (entry: unknown) => unknown {
  const candidatesById = new Map<string, Candidate[]>()
  for (const other of others) {
    const ids = new Set(getIds(other))
    const candidate = { other, idCount: ids.size }
    for (const id of ids) candidatesById.set(id, [...(candidatesById.get(id) ?? []), candidate])
  }
  return entry => {
    const ids = new Set(getIds(entry))
    const sharedCounts = new Map<Candidate, number>()
    for (const candidate of [...ids].flatMap(id => candidatesById.get(id) ?? []))
      sharedCounts.set(candidate, (sharedCounts.get(candidate) ?? 0) + 1)
    const getSimilarity = ([{ idCount }, sharedCount]: readonly [Candidate, number]) =>
      sharedCount / (ids.size + idCount - sharedCount)
    const [best] = [...sharedCounts].toSorted((first, second) => getSimilarity(second) - getSimilarity(first))
    return best?.[0].other
  }
}

function fillMissingNames(json: unknown, other: unknown): unknown {
  if (Array.isArray(json)) return fillEntries(json, Array.isArray(other) ? other : [])
  if (!isRecord(json) || !isRecord(other)) return json
  const filledEntries = Object.entries(json).map(([key, value]) => [key, fillMissingNames(value, other[key])] as const)
  return { ...Object.fromEntries(filledEntries), ...(lacksName(json) && { name: other['name'] }) }
}

interface DecodeOptions<A> {
  readonly decode: (response: AttemptResult) => Effect.Effect<A, CallFailure>
  readonly isComplete: () => boolean
  readonly resetOmissions: () => void
  /** Undefined for a mutation, and for a request in Russian, the language in which the API has all names. */
  readonly readOtherLanguage: Effect.Effect<AttemptResult, CallFailure> | undefined
}

export const decodeWithNames = Effect.fnUntraced(function* <A>(response: AttemptResult, options: DecodeOptions<A>) {
  const { decode, isComplete, resetOmissions, readOtherLanguage } = options
  const decoded = yield* Effect.exit(decode(response))
  if (Exit.isSuccess(decoded) && isComplete()) return yield* decoded
  if (readOtherLanguage === undefined || !hasMissingNames(response.json)) return yield* decoded
  const otherResponse = yield* Effect.exit(readOtherLanguage)
  if (Exit.isFailure(otherResponse)) return yield* decoded
  resetOmissions()
  const { text, json } = otherResponse.value
  return yield* decode({ ...response, text: response.text + text, json: fillMissingNames(response.json, json) })
})

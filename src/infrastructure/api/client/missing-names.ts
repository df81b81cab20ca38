import { Effect, Exit, Predicate } from 'effect'
import type { AttemptResult } from './attempt.ts'
import type { CallFailed } from './failure.ts'

type Json = Readonly<Record<string, unknown>>

const isRecord = (json: unknown): json is Json => Predicate.isObject(json) && !Array.isArray(json)

/** Of what the API translates: cities and categories, services, complaint types. People have none of these fields. */
const translatedFields = ['slug', 'category_id', 'description'] as const

const lacksName = (json: Json): boolean => (json['name'] ?? '') === '' && translatedFields.some(field => field in json)

/** Whether something that the API translates has no name. */
function hasMissingNames(json: unknown): boolean {
  if (Array.isArray(json)) return json.some(hasMissingNames)
  return isRecord(json) && (lacksName(json) || Object.values(json).some(hasMissingNames))
}

/** The counterpart of an entry: by id, because lists may be sorted by name. */
function findCounterpart(entry: unknown, index: number, others: readonly unknown[]): unknown {
  if (!isRecord(entry) || !('id' in entry)) return others[index]
  return others.find(other => isRecord(other) && String(other['id']) === String(entry['id']))
}

/** Takes missing names from the same answer in another language. */
function fillMissingNames(json: unknown, other: unknown): unknown {
  if (Array.isArray(json)) {
    const others: readonly unknown[] = Array.isArray(other) ? other : []
    return json.map((entry: unknown, index) => fillMissingNames(entry, findCounterpart(entry, index, others)))
  }
  if (!isRecord(json) || !isRecord(other)) return json
  const filled = Object.entries(json).map(([key, value]) => [key, fillMissingNames(value, other[key])] as const)
  return { ...Object.fromEntries(filled), ...(lacksName(json) && { name: other['name'] }) }
}

interface Reading<A> {
  readonly decode: (answer: AttemptResult) => Effect.Effect<A, CallFailed>
  /** Whether the last decoding omitted nothing. */
  readonly isWhole: () => boolean
  readonly beforeDecode: () => void
  /** Reads the answer in the language that has all names; undefined if it is in that language. */
  readonly readOther: Effect.Effect<AttemptResult, CallFailed> | undefined
}

/** Decodes an answer. If it lacks names, reads it in the other language too, and decodes it with the names of that one. */
export const withMissingNames = Effect.fnUntraced(function* <A>(answer: AttemptResult, reading: Reading<A>) {
  const { decode, isWhole, beforeDecode, readOther } = reading
  const decoded = yield* Effect.exit(decode(answer))
  const isComplete = Exit.isSuccess(decoded) && isWhole()
  if (isComplete || readOther === undefined || !hasMissingNames(answer.json)) return yield* decoded
  const other = yield* Effect.exit(readOther)
  if (Exit.isFailure(other)) return yield* decoded
  beforeDecode()
  const { text, json } = other.value
  return yield* decode({ ...answer, text: answer.text + text, json: fillMissingNames(answer.json, json) })
})

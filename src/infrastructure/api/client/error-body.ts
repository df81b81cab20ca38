import { Option, Schema } from 'effect'

export interface ErrorBody {
  readonly error: string
  /** The generic message of the API's framework, shown only without other errors. */
  readonly message: string
  /** Errors by wire name or path (`items.0.name`); errors without a field are under ''. */
  readonly fields: ReadonlyMap<string, readonly string[]>
}

const limits = { characters: 300, texts: 3, fields: 30, depth: 5 } as const

const emptyBody: ErrorBody = { error: '', message: '', fields: new Map() }
const decodeRecord = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))

function getTexts(value: unknown): readonly string[] {
  const texts = [value].flat().filter(text => typeof text === 'string')
  return texts
    .map(text => Array.from(text.trim()).slice(0, limits.characters).join(''))
    .filter(text => text !== '')
    .slice(0, limits.texts)
}

type PathTexts = readonly [path: string, texts: readonly string[]]

/** Frameworks key errors by path, or nest them in objects and lists. */
function flattenErrors(value: unknown, path: readonly string[] = []): readonly PathTexts[] {
  const isList = Array.isArray(value)
  const texts = getTexts(value)
  const entries = typeof value === 'object' && value !== null && path.length < limits.depth ? Object.entries(value) : []
  const nestedEntries = entries.filter(([, child]) => !isList || typeof child !== 'string')
  return [
    ...(texts.length > 0 ? [[path.join('.'), texts] as const] : []),
    ...nestedEntries.flatMap(([key, child]) => flattenErrors(child, [...path, key])),
  ]
}

export function parseErrorBody(json: unknown): ErrorBody {
  const record = Option.getOrUndefined(decodeRecord(json))
  if (!record) return emptyBody
  const [error = '', ...otherErrors] = getTexts(record['error'])
  const [message = ''] = getTexts(record['message'])
  const fields = new Map<string, readonly string[]>()
  for (const [path, texts] of [...flattenErrors(otherErrors), ...flattenErrors(record['errors'])].slice(
    0,
    limits.fields,
  ))
    fields.set(path, [...(fields.get(path) ?? []), ...texts])
  return { error, message, fields }
}

/** A `message` alone is not an error, because successes have one too. */
export const hasErrors = ({ error, fields }: ErrorBody): boolean => error !== '' || fields.size > 0

export const hasTexts = (body: ErrorBody): boolean => hasErrors(body) || body.message !== ''

const failureStatuses: ReadonlySet<string> = new Set(['error', 'fail', 'failed', 'false'])

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)
}

/** For the body of a 2xx, which may report a failure (specification, section 7). */
export function reportsFailure(json: unknown): boolean {
  const record = Option.getOrUndefined(decodeRecord(json))
  if (!record) return false
  const { error, errors, status } = record
  return isFilled(error) || isFilled(errors) || failureStatuses.has(String(status).toLowerCase())
}

export function formatErrors({ error, message, fields }: ErrorBody): string {
  const texts = new Set([error, ...[...fields.values()].flat()].filter(text => text !== ''))
  return [...texts].join(' ') || message
}

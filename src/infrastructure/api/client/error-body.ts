import { Option, Schema } from 'effect'

/** The API's error messages. They may be shown, so they are bounded. */
export interface ErrorBody {
  /** Not about a single field. */
  readonly error: string
  /** The framework's own, the same for every rejection: shown only when there is nothing else. */
  readonly message: string
  /** By wire name. */
  readonly fields: ReadonlyMap<string, readonly string[]>
}

const limits = { characters: 300, texts: 3, fields: 30 } as const

const empty: ErrorBody = { error: '', message: '', fields: new Map() }
const recordOf = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))

function textsOf(value: unknown): readonly string[] {
  const texts = [value].flat().filter(text => typeof text === 'string')
  return texts
    .map(text => Array.from(text.trim()).slice(0, limits.characters).join(''))
    .filter(text => text !== '')
    .slice(0, limits.texts)
}

const fieldsOf = (errors: unknown): ErrorBody['fields'] =>
  new Map(
    Object.entries(Option.getOrElse(recordOf(errors), () => ({})))
      .map(([name, value]): [string, readonly string[]] => [name, textsOf(value)])
      .filter(([, texts]) => texts.length > 0)
      .slice(0, limits.fields),
  )

/** Reads `error`, `errors` by field, and `message`. */
export function parseErrorBody(json: unknown): ErrorBody {
  const record = Option.getOrUndefined(recordOf(json))
  if (!record) return empty
  const [error = ''] = textsOf(record['error'])
  const [message = ''] = textsOf(record['message'])
  return { error, message, fields: fieldsOf(record['errors']) }
}

/** A `message` alone is no error: successes have one too. */
export const hasErrors = ({ error, fields }: ErrorBody): boolean => error !== '' || fields.size > 0

/** All that was said, each text once, for forms that show it in one place. */
export function errorText({ error, message, fields }: ErrorBody): string {
  const texts = new Set([error, ...[...fields.values()].flat()].filter(text => text !== ''))
  return [...texts].slice(0, limits.texts).join(' ') || message
}

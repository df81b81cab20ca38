import { Option, Schema } from 'effect'

/** A server's own words about what it refused: they may be shown, so they are bounded. */
export interface ErrorBody {
  /** Of no single field. */
  readonly error: string
  /** What the framework says of every refusal: worth showing only where nothing better was said. */
  readonly message: string
  /** By the field's name on the wire. */
  readonly fields: ReadonlyMap<string, readonly string[]>
}

const most = { letters: 300, texts: 3, fields: 30 } as const

const nothing: ErrorBody = { error: '', message: '', fields: new Map() }
const recordOf = Schema.decodeUnknownOption(Schema.Record(Schema.String, Schema.Unknown))

function textsOf(given: unknown): readonly string[] {
  const texts = [given].flat().filter(text => typeof text === 'string')
  return texts
    .map(text => Array.from(text.trim()).slice(0, most.letters).join(''))
    .filter(text => text !== '')
    .slice(0, most.texts)
}

const fieldsOf = (errors: unknown): ErrorBody['fields'] =>
  new Map(
    Object.entries(Option.getOrElse(recordOf(errors), () => ({})))
      .map(([name, given]): [string, readonly string[]] => [name, textsOf(given)])
      .filter(([, texts]) => texts.length > 0)
      .slice(0, most.fields),
  )

/** What an answer says that was wrong: `error`, `errors` by field, and `message`. */
export function parseErrorBody(json: unknown): ErrorBody {
  const found = Option.getOrUndefined(recordOf(json))
  if (!found) return nothing
  const [error = ''] = textsOf(found['error'])
  const [message = ''] = textsOf(found['message'])
  return { error, message, fields: fieldsOf(found['errors']) }
}

/** Whether it says that something was wrong; a `message` alone may say that all is well. */
export const hasErrors = ({ error, fields }: ErrorBody): boolean => error !== '' || fields.size > 0

/** In one text, for what has one place to show it. */
export function errorText({ error, message, fields }: ErrorBody): string {
  const [first = []] = [...fields.values()]
  return error || first.join(' ') || message
}

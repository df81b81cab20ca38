import { Effect } from 'effect'
import type { ApiUnavailable, FieldErrors } from '#domain/shared/api-errors.ts'
import type { ErrorBody } from './client/error-body.ts'
import type { NotFound, Refused } from './client/failure.ts'

/** For collections, where a 404 means that the API is unavailable. */
export const notFoundAsUnavailable = <A, E extends { readonly _tag: string }>(call: Effect.Effect<A, E | NotFound>) =>
  Effect.catchTag(call, 'NotFound', () => Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'refused' }))

/** Wire names to domain names, including lists and the fields of their entries. */
type Names = ReadonlyMap<string, string>

/** The domain name of a field or of an entry's field (`specialities.0.price_from`); undefined if the form can't have it. */
function findDomainName(wire: string, names: Names, lists: readonly string[]): string | undefined {
  const [field = '', ...entry] = wire.split('.')
  if (entry.length > 0 && !(lists.includes(field) && /^\d{1,4}(\.\D\w*)?$/.test(entry.join('.')))) return undefined
  const parts = [field, ...entry].map(part => (/^\d/.test(part) ? part : names.get(part)))
  return parts.includes(undefined) || /^\d/.test(field) ? undefined : parts.join('.')
}

function createFieldErrors(
  { error, message: general, fields }: ErrorBody,
  names: Names,
  lists: readonly string[],
): FieldErrors {
  const known = new Map<string, readonly string[]>()
  const others = error === '' ? [] : [error]
  for (const [wire, texts] of fields) {
    const name = findDomainName(wire, names, lists)
    if (name === undefined) others.push(...texts)
    else known.set(name, [...new Set([...(known.get(name) ?? []), ...texts])])
  }
  if (known.size === 0 && others.length === 0) others.push(general)
  const isOfField = createIsRepeated([...known.values()].flat())
  const message = [...new Set(others)].filter(text => !isOfField(text)).join(' ')
  return { _tag: 'FieldErrors', fields: Object.fromEntries(known), message }
}

// Laravel repeats field errors in `message`: 'Taken. (and 1 more error)'.
const moreErrors = /\([^()\d]*\d[^()]*\)$/
const normaliseWords = (text: string) =>
  text
    .trim()
    .replace(moreErrors, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text only repeats one or the first few of these. */
function createIsRepeated(texts: readonly string[]): (text: string) => boolean {
  const said = new Set(texts.map(normaliseWords))
  for (const count of texts.keys()) said.add(normaliseWords(texts.slice(0, count + 1).join(' ')))
  return text => said.has(normaliseWords(text))
}

/** Fails with field errors by domain name; errors of unknown fields become the form's message. */
export const toFieldErrors =
  (names: Readonly<Record<string, string>>, lists: readonly string[] = []) =>
  ({ body }: Refused) =>
    Effect.fail(createFieldErrors(body, new Map(Object.entries(names)), lists))

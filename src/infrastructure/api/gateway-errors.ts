import { Effect } from 'effect'
import type { ApiUnavailable, FieldErrors, TaggedError } from '#domain/shared/api-errors.ts'
import type { ErrorBody } from './client/error-body.ts'
import type { NotFound, Refused } from './client/failure.ts'

/** For calls whose resource always exists: a 404 means that the API is unavailable. */
export const mapNotFoundToUnavailable = <A, E extends TaggedError>(call: Effect.Effect<A, E | NotFound>) =>
  Effect.catchTag(call, 'NotFound', () => Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'refused' }))

export const mapResponse = <A, B, E extends TaggedError>(
  call: Effect.Effect<A, E | NotFound>,
  pick: (response: A) => B,
) => mapNotFoundToUnavailable(Effect.map(call, pick))

const isRefused = (failure: TaggedError): failure is Refused => failure._tag === 'Refused'

export const mapRefusal = <A, E extends TaggedError, Refusal extends TaggedError>(
  call: Effect.Effect<A, E | Refused | NotFound>,
  toErrors: (refusal: Refused) => Effect.Effect<never, Refusal>,
) => mapNotFoundToUnavailable(Effect.catchIf(call, isRefused, toErrors))

/** Domain names by wire name. */
type FieldNames = ReadonlyMap<string, string>

/** For a field, a list entry (`specialities.0`) or an entry's field (`specialities.0.price_from`). */
function findDomainName(wirePath: string, names: FieldNames, lists: readonly string[]): string | undefined {
  const [field = '', ...entryPath] = wirePath.split('.')
  if (entryPath.length > 0 && !(lists.includes(field) && /^\d{1,4}(\.\D\w*)?$/.test(entryPath.join('.'))))
    return undefined
  const parts = [field, ...entryPath].map(part => (/^\d/.test(part) ? part : names.get(part)))
  return parts.includes(undefined) || /^\d/.test(field) ? undefined : parts.join('.')
}

function createFieldErrors(
  { error, message: frameworkMessage, fields }: ErrorBody,
  names: FieldNames,
  lists: readonly string[],
): FieldErrors {
  const fieldErrors = new Map<string, readonly string[]>()
  const formErrors = error === '' ? [] : [error]
  for (const [wirePath, texts] of fields) {
    const name = findDomainName(wirePath, names, lists)
    if (name === undefined) formErrors.push(...texts)
    else fieldErrors.set(name, [...new Set([...(fieldErrors.get(name) ?? []), ...texts])])
  }
  if (fieldErrors.size === 0 && formErrors.length === 0) formErrors.push(frameworkMessage)
  const repeatsFieldErrors = createRepetitionCheck([...fieldErrors.values()].flat())
  const message = [...new Set(formErrors)].filter(text => !repeatsFieldErrors(text)).join(' ')
  return { _tag: 'FieldErrors', fields: Object.fromEntries(fieldErrors), message }
}

// Laravel appends this to the first of several field errors: 'Taken. (and 1 more error)'.
const moreErrorsSuffix = /\([^()\d]*\d[^()]*\)$/
const normalizeWords = (text: string) =>
  text
    .trim()
    .replace(moreErrorsSuffix, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Also recognizes the first few texts, joined with spaces. */
function createRepetitionCheck(texts: readonly string[]): (text: string) => boolean {
  const knownPhrases = new Set(texts.map(normalizeWords))
  for (const count of texts.keys()) knownPhrases.add(normalizeWords(texts.slice(0, count + 1).join(' ')))
  return text => knownPhrases.has(normalizeWords(text))
}

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

interface FieldErrorOptions {
  /** Domain names by wire name, for wire names that are not the domain name in snake case. */
  readonly otherNames?: Readonly<Record<string, string>>
  /** Fields that are lists. `names` also contains the fields of their entries. */
  readonly lists?: readonly string[]
}

export const toFieldErrors = (names: readonly string[], { otherNames = {}, lists = [] }: FieldErrorOptions = {}) => {
  const domainNames = new Map([...names.map(name => [toSnakeCase(name), name] as const), ...Object.entries(otherNames)])
  return ({ body }: Pick<Refused, 'body'>) => Effect.fail(createFieldErrors(body, domainNames, lists))
}

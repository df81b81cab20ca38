import { Effect } from 'effect'
import type { FieldErrors } from '#domain/shared/api-errors.ts'
import type { Refused } from './client/failure.ts'
import type { ErrorBody } from './client/error-body.ts'

/** From the names on the wire to those of the domain. */
type Names = ReadonlyMap<string, string>

/** `specialities.0.price_from` is a field of an entry; undefined where a part of it is not known here. */
function nameOf(wire: string, names: Names): string | undefined {
  const parts = wire.split('.').map(part => (/^\d{1,4}$/.test(part) ? part : names.get(part)))
  return parts.includes(undefined) ? undefined : parts.join('.')
}

function fieldErrors({ error, message, fields }: ErrorBody, names: Names): FieldErrors {
  const known = new Map<string, readonly string[]>()
  const others = error === '' ? [] : [error]
  for (const [wire, texts] of fields) {
    const name = nameOf(wire, names)
    if (name === undefined) others.push(...texts)
    else known.set(name, [...new Set([...(known.get(name) ?? []), ...texts])])
  }
  if (known.size === 0 && others.length === 0) others.push(message)
  return { _tag: 'FieldErrors', fields: Object.fromEntries(known), message: others.join(' ') }
}

/** What the API said of fields, by their names in the domain; what it said of others belongs to the whole. */
export const asFieldErrors =
  (names: Readonly<Record<string, string>>) =>
  ({ said }: Refused) =>
    Effect.fail(fieldErrors(said, new Map(Object.entries(names))))

import { Predicate, Schema } from 'effect'
import { Count, Id } from './fields.ts'
import { acceptAlternative, listOf } from './lenient.ts'

/**
 * The specification's paginated list. The page numbers are required. Its
 * addresses (`next_page_url` and so on) are not read.
 */
export const createPageCodec = <T, E>(name: ListName, item: Schema.Codec<T, E>) =>
  acceptWrapped(name, Schema.Struct(pageFields(item)).pipe(Schema.encodeKeys(pageKeys)))

/** For lists with additional fields. */
export const pageFields = <T, E>(item: Schema.Codec<T, E>) => ({
  items: listOf(item),
  page: Id,
  lastPage: Id,
  perPage: Id,
  total: Count,
})
export const pageKeys = { items: 'data', page: 'current_page', lastPage: 'last_page', perPage: 'per_page' } as const

/** The names that the specification gives to lists (section 7). */
type ListName = 'reviews' | 'result' | 'profiles' | 'notifications'

/** The bare page; the named value may be the page, or its entries beside the page numbers. */
export function unwrapPage(wire: unknown, name: ListName): unknown {
  if (!Predicate.isObject(wire) || !Predicate.hasProperty(wire, name)) return wire
  const { [name]: named, ...others } = wire
  return Array.isArray(named) ? { ...others, data: named } : { ...others, ...Object(named) }
}

/** A page, bare or under its name. */
export const acceptWrapped = <T, E>(name: ListName, codec: Schema.Codec<T, E>) =>
  acceptAlternative(codec, wire => unwrapPage(wire, name))

/** A list under its name, bare, or as the `data` of a page in either place. */
export const acceptBareList = <T, E>(name: ListName, codec: Schema.Codec<T, E>) =>
  acceptAlternative(codec, wire => wrapList(wire, name))

export function wrapList(wire: unknown, name: ListName): Readonly<Record<string, unknown>> {
  const list = Predicate.hasProperty(wire, name) ? wire[name] : wire
  return { [name]: Predicate.hasProperty(list, 'data') ? list.data : list }
}

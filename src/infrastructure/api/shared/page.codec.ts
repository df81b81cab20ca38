import { Predicate, Schema } from 'effect'
import { countCodec, idCodec } from './fields.ts'
import { acceptAlternative, responseList } from './lenient.ts'

/**
 * Creates the codec of the specification's paginated list. The page numbers are required; URLs (`next_page_url` and so
 * on) are not read.
 */
export const createPageCodec = <T, E>(name: ListName, item: Schema.Codec<T, E>) =>
  acceptWrapped(name, Schema.Struct(createPageFields(item)).pipe(Schema.encodeKeys(pageKeys)))

/** The fields of a page, for pages with additional fields. */
export const createPageFields = <T, E>(item: Schema.Codec<T, E>) => ({
  items: responseList(item),
  page: idCodec,
  lastPage: idCodec,
  perPage: idCodec,
  total: countCodec,
})
export const pageKeys = { items: 'data', page: 'current_page', lastPage: 'last_page', perPage: 'per_page' } as const

/** The names that the specification gives to lists (section 7). */
type ListName = 'reviews' | 'result' | 'profiles' | 'notifications'

/** Returns the bare page. The named value may be the page, or its entries beside the page numbers. */
export function unwrapPage(wire: unknown, name: ListName): unknown {
  if (!Predicate.isObject(wire) || !Predicate.hasProperty(wire, name)) return wire
  const { [name]: namedValue, ...otherFields } = wire
  return Array.isArray(namedValue) ? { ...otherFields, data: namedValue } : { ...otherFields, ...Object(namedValue) }
}

/** Accepts a page, bare or under its name. */
export const acceptWrapped = <T, E>(name: ListName, codec: Schema.Codec<T, E>) =>
  acceptAlternative(codec, wire => unwrapPage(wire, name))

/** Accepts a list under its name or bare, or a page in either place that contains it as `data`. */
export const acceptBareList = <T, E>(name: ListName, codec: Schema.Codec<T, E>) =>
  acceptAlternative(codec, wire => wrapList(wire, name))

export function wrapList(wire: unknown, name: ListName): Readonly<Record<string, unknown>> {
  const list = Predicate.hasProperty(wire, name) ? wire[name] : wire
  return { [name]: Predicate.hasProperty(list, 'data') ? list.data : list }
}

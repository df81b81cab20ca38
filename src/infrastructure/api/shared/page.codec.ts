import { Predicate, Schema } from 'effect'
import type { Page } from '#domain/shared/pagination.ts'
import { countCodec, idCodec } from './fields.ts'
import { acceptAlternative, responseList } from './lenient.ts'

export const createPageCodec = <T, E>(name: ListName, item: Schema.Codec<T, E>) =>
  acceptWrapped(name, Schema.Struct(createPageFields(item)).pipe(Schema.encodeKeys(pageKeys)))

export const createPageFields = <T, E>(item: Schema.Codec<T, E>) => ({
  items: responseList(item),
  page: idCodec,
  lastPage: idCodec,
  perPage: idCodec,
  total: countCodec,
})
export const pageKeys = { items: 'data', page: 'current_page', lastPage: 'last_page', perPage: 'per_page' } as const

/** Past the end, some APIs return the last page instead of an empty one. */
export const emptyIfPastEnd =
  (requestedPage: number) =>
  <P extends Page<unknown>>(page: P) =>
    requestedPage > page.lastPage ? { ...page, items: [], page: requestedPage } : page

/** The names that the specification gives to lists (section 7). */
type ListName = 'reviews' | 'result' | 'profiles' | 'notifications'

/** The named value is a page, or a list beside the page numbers. */
export function unwrapPage(wire: unknown, name: ListName): unknown {
  if (!Predicate.isObject(wire) || !Predicate.hasProperty(wire, name)) return wire
  const { [name]: namedValue, ...otherFields } = wire
  return Array.isArray(namedValue) ? { ...otherFields, data: namedValue } : { ...otherFields, ...Object(namedValue) }
}

export const acceptWrapped = <T, E>(name: ListName, codec: Schema.Codec<T, E>) =>
  acceptAlternative(codec, wire => unwrapPage(wire, name))

/** Accepts a list, or a page with the list as `data`, bare or under the name. */
export const acceptListOrPage = <T, E>(name: ListName, codec: Schema.Codec<T, E>) =>
  acceptAlternative(codec, wire => wrapList(wire, name))

export function wrapList(wire: unknown, name: ListName): Readonly<Record<string, unknown>> {
  const list = Predicate.hasProperty(wire, name) ? wire[name] : wire
  return { [name]: Predicate.hasProperty(list, 'data') ? list.data : list }
}

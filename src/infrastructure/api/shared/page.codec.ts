import { Schema } from 'effect'
import { Count, Id } from './fields.ts'
import { listOf } from './lenient.ts'

/**
 * The specification's paginated list. The page numbers are required. Its
 * addresses (`next_page_url` and so on) are not read.
 */
export const pageOf = <T, E>(item: Schema.Codec<T, E>) =>
  Schema.Struct(pageFields(item)).pipe(Schema.encodeKeys(pageKeys))

/** For lists with additional fields. */
export const pageFields = <T, E>(item: Schema.Codec<T, E>) => ({
  items: listOf(item),
  page: Id,
  lastPage: Id,
  perPage: Id,
  total: Count,
})
export const pageKeys = { items: 'data', page: 'current_page', lastPage: 'last_page', perPage: 'per_page' } as const

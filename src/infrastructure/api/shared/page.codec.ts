import { Schema } from 'effect'
import { Count, Id } from './fields.ts'
import { listOf } from './list.codec.ts'

/**
 * The paginated list of the specification. Its numbers are required: a page that does not say which one it is would be
 * shown as another. Its addresses (`next_page_url` and so on) are not read: the product makes its own.
 */
export const pageOf = <T, E>(item: Schema.Codec<T, E>) =>
  Schema.Struct({ items: listOf(item), page: Id, lastPage: Id, perPage: Id, total: Count }).pipe(
    Schema.encodeKeys({ items: 'data', page: 'current_page', lastPage: 'last_page', perPage: 'per_page' }),
  )

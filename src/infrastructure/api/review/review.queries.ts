import { Schema } from 'effect'
import { IdText } from '../shared/query'

export const reviewsQuery = Schema.Struct({ page: IdText, perPage: IdText }).pipe(
  Schema.encodeKeys({ perPage: 'per_page' }),
)

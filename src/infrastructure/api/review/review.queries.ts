import { Schema } from 'effect'
import { IdText } from '#infrastructure/api/shared/query.ts'

export const reviewsQuery = Schema.Struct({ page: IdText, perPage: IdText }).pipe(
  Schema.encodeKeys({ perPage: 'per_page' }),
)

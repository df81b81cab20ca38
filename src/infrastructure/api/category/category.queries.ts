import { Schema } from 'effect'
import { Flag, IdText } from '#infrastructure/api/shared/query.ts'

export const categoriesQuery = Schema.Struct({ cityId: Schema.optionalKey(IdText), withProfiles: Flag }).pipe(
  Schema.encodeKeys({ cityId: 'city_id' }),
)

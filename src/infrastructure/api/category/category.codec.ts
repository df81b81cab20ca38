import { Schema } from 'effect'
import type { Category, TopCategory } from '#domain/category/category.ts'
import { profileFields } from '#infrastructure/api/profile/profile.codec.ts'
import { Count, Id, orElse, orNull } from '#infrastructure/api/shared/fields.ts'
import { usableOf } from '#infrastructure/api/shared/list.codec.ts'
import { Flag, IdText } from '#infrastructure/api/shared/query.ts'

export interface CategoryWire {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly parent_id?: number | null | undefined
  readonly description?: string | null | undefined
  readonly children?: readonly (CategoryWire | null)[] | null | undefined
  readonly profiles_count?: number | null | undefined
}

const fields = {
  id: Id,
  slug: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  parentId: orNull(Id),
  description: orNull(Schema.String),
  children: orElse(usableOf(Schema.suspend((): Schema.Codec<Category, CategoryWire> => categoryCodec)), []),
  profilesCount: orNull(Count),
}
const keys = { parentId: 'parent_id', profilesCount: 'profiles_count' } as const

/** Without a slug or a name a category can't be shown: it is broken alone and left out of a list. */
export const categoryCodec: Schema.Codec<Category, CategoryWire> = Schema.Struct(fields).pipe(Schema.encodeKeys(keys))

/** Of each specialist only what is shown beside the category: whole profiles are many times as much. */
const faceCodec = Schema.Struct({ id: profileFields.id, user: profileFields.user })

export const topCategoryCodec = Schema.Struct({ ...fields, faces: orElse(usableOf(faceCodec), []) }).pipe(
  Schema.encodeKeys({ ...keys, faces: 'profiles' }),
) satisfies Schema.ConstraintCodec<TopCategory, unknown>

export const categoriesQuery = Schema.Struct({ cityId: Schema.optionalKey(IdText), withProfiles: Flag }).pipe(
  Schema.encodeKeys({ cityId: 'city_id' }),
)

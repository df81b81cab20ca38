import { Schema } from 'effect'
import { isCategorySlug, type Category, type TopCategory } from '#domain/category/category.ts'
import { publicQuery } from '#infrastructure/api/client/endpoint.ts'
import { profileFields } from '#infrastructure/api/profile/profile.codec.ts'
import { decodeCached } from '#infrastructure/api/shared/decode.ts'
import { Count, Id, orElse, orNullIfInvalid } from '#infrastructure/api/shared/fields.ts'
import { listOf, validOf } from '#infrastructure/api/shared/lenient.ts'
import { cityQuery, Flag, IdText } from '#infrastructure/api/shared/query.ts'

export interface CategoryWire {
  readonly id: number | string
  readonly slug: string
  readonly name: string
  readonly parent_id?: number | string | null | undefined
  readonly description?: string | null | undefined
  readonly children?: readonly (CategoryWire | null)[] | null | undefined
  readonly profiles_count?: number | string | null | undefined
}

/** A slug that no address can have is invalid (R-slug). */
const CategorySlug = Schema.NonEmptyString.check(Schema.makeFilter(isCategorySlug))

const fields = {
  id: Id,
  slug: CategorySlug,
  name: Schema.NonEmptyString,
  parentId: orNullIfInvalid(Id),
  description: orNullIfInvalid(Schema.String),
  children: orElse(validOf(Schema.suspend((): Schema.Codec<Category, CategoryWire> => categoryCodec)), []),
  profilesCount: orNullIfInvalid(Count),
}
const keys = { parentId: 'parent_id', profilesCount: 'profiles_count' } as const

/** Slug and name are required, because they are shown. */
export const categoryCodec: Schema.Codec<Category, CategoryWire> = Schema.Struct(fields).pipe(
  Schema.encodeKeys(keys),
  // JSON Schema requires a name for a recursive type.
  Schema.annotateEncoded({ identifier: 'Category' }),
)

/** Only the fields that avatars need; whole profiles are many times larger. */
const faceCodec = Schema.Struct({ id: profileFields.id, user: profileFields.user })

export const topCategoryCodec = Schema.Struct({ ...fields, avatars: orElse(validOf(faceCodec), []) }).pipe(
  Schema.encodeKeys({ ...keys, avatars: 'profiles' }),
) satisfies Schema.ConstraintCodec<TopCategory, unknown>

export const categoryEndpoints = {
  categories: publicQuery('/api/categories', {
    query: Schema.Struct({ cityId: Schema.optionalKey(IdText), withProfiles: Flag }).pipe(
      Schema.encodeKeys({ cityId: 'city_id' }),
    ),
    answer: Schema.Struct({ categories: listOf(topCategoryCodec) }),
    summary: 'The category tree with profile counts for a city or the whole country, optionally with a few profiles',
    decode: decodeCached,
  }),
  categoryBySlug: publicQuery('/api/categories/{slug}', {
    query: cityQuery,
    answer: Schema.Struct({ category: categoryCodec }),
    summary: 'A category with its children',
  }),
}

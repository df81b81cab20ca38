import { Schema } from 'effect'
import { isCategorySlug, type Category, type TopCategory } from '#domain/category/category.ts'
import { definePublicQuery } from '#infrastructure/api/client/endpoint.ts'
import { profileFields } from '#infrastructure/api/profile/profile.codec.ts'
import { decodeCached } from '#infrastructure/api/shared/decode.ts'
import {
  countCodec,
  idCodec,
  orElseIfInvalid,
  orNullIfInvalid,
  visibleNameCodec,
  writtenTextCodec,
} from '#infrastructure/api/shared/fields.ts'
import { responseList, validEntries } from '#infrastructure/api/shared/lenient.ts'
import { cityQuery, flagParameterCodec, positiveIntegerParameterCodec } from '#infrastructure/api/shared/query.ts'

export interface CategoryWire {
  readonly id: number | string
  readonly slug: string
  readonly name: string
  readonly parent_id?: number | string | null | undefined
  readonly description?: string | null | undefined
  readonly children?: readonly (CategoryWire | null)[] | null | undefined
  readonly profiles_count?: number | string | null | undefined
}

const categorySlug = Schema.NonEmptyString.check(Schema.makeFilter(isCategorySlug))

const fields = {
  id: idCodec,
  slug: categorySlug,
  name: visibleNameCodec,
  parentId: orNullIfInvalid(idCodec),
  description: orNullIfInvalid(writtenTextCodec),
  children: orElseIfInvalid(
    validEntries(Schema.suspend((): Schema.Codec<Category, CategoryWire> => categoryCodec)),
    [],
  ),
  profilesCount: orNullIfInvalid(countCodec),
}
const keys = { parentId: 'parent_id', profilesCount: 'profiles_count' } as const

export const categoryCodec: Schema.Codec<Category, CategoryWire> = Schema.Struct(fields).pipe(
  Schema.encodeKeys(keys),
  // JSON Schema requires a name for a recursive type.
  Schema.annotateEncoded({ identifier: 'Category' }),
)

/** Whole profiles would be many times larger. */
const avatarCodec = Schema.Struct({ id: profileFields.id, user: profileFields.user })

export const topCategoryCodec = Schema.Struct({
  ...fields,
  avatars: orElseIfInvalid(validEntries(avatarCodec), []),
}).pipe(Schema.encodeKeys({ ...keys, avatars: 'profiles' })) satisfies Schema.ConstraintCodec<TopCategory, unknown>

export const categoryEndpoints = {
  categories: definePublicQuery('/api/categories', {
    query: Schema.Struct({
      cityId: Schema.optionalKey(positiveIntegerParameterCodec),
      withProfiles: flagParameterCodec,
    }).pipe(Schema.encodeKeys({ cityId: 'city_id' })),
    response: Schema.Struct({ categories: responseList(topCategoryCodec) }),
    summary: 'The category tree with profile counts for a city or the whole country, optionally with a few profiles',
    decode: decodeCached,
  }),
  categoryBySlug: definePublicQuery('/api/categories/{slug}', {
    query: cityQuery,
    response: Schema.Struct({ category: categoryCodec }),
    summary: 'A category with its children',
  }),
}

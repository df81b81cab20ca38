import { Schema } from 'effect'
import type { Category } from '../../../domain/category/category'
import { Count, Id, orElse, orNull } from '../shared/fields'
import { usableOf } from '../shared/list.codec'

export interface CategoryWire {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly parent_id?: number | null | undefined
  readonly description?: string | null | undefined
  readonly children?: readonly (CategoryWire | null)[] | null | undefined
  readonly profiles_count?: number | null | undefined
}

/** Without a slug or a name a category can't be shown: it is broken alone and left out of a list. */
export const categoryCodec: Schema.Codec<Category, CategoryWire> = Schema.Struct({
  id: Id,
  slug: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  parentId: orNull(Id),
  description: orNull(Schema.String),
  children: orElse(usableOf(Schema.suspend((): Schema.Codec<Category, CategoryWire> => categoryCodec)), []),
  profilesCount: orNull(Count),
}).pipe(Schema.encodeKeys({ parentId: 'parent_id', profilesCount: 'profiles_count' }))

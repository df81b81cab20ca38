import type { Category } from '#domain/category/category.ts'
import { pathTo } from '#domain/category/category-tree.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Page } from '#domain/shared/page.ts'
import { runtime } from '#infrastructure/runtime/runtime.ts'
import { breadcrumbData, itemListData } from '#ui/profile/list/list-structured-data.ts'
import type { ShownList } from '#ui/profile/list/shown-list.ts'
import { StructuredDataBlock } from '#ui/shell/head/structured-data.tsx'

interface Props {
  readonly list: ShownList
  readonly categories: readonly Category[]
  readonly profiles: Page<Profile>
}

/** A list as search engines read it. Those that they are kept from have none. */
export function ListData({ list, categories, profiles }: Props) {
  const { siteUrl } = runtime()
  const parents = list.category ? pathTo(categories, list.category.slug).slice(0, -1) : []
  return (
    <>
      <StructuredDataBlock data={breadcrumbData(siteUrl, list, parents)} />
      <StructuredDataBlock data={itemListData(siteUrl, list, profiles)} />
    </>
  )
}

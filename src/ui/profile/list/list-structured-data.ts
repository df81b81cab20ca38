import { localizePath } from '#application/routing/locale-path.ts'
import type { Category } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getProfilePath } from '#ui/paths.ts'
import { getDisplayPerson } from '#ui/profile/display-person.ts'
import type { StructuredData } from '#ui/structured-data/structured-data.tsx'
import { getListCrumbs, type ShownList } from './shown-list.ts'
import { formatListTitle } from './list-title.ts'

export const createBreadcrumbData = (
  siteUrl: string,
  list: ShownList,
  ancestors: readonly Category[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: getListCrumbs(list, ancestors).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + localizePath(list.locale, path),
  })),
})

export function createItemListData(siteUrl: string, list: ShownList, profiles: Page<Profile>): StructuredData {
  const fallbackName = getTranslator(list.locale)('common:nameless', { skipInterpolation: true })
  return {
    '@type': 'ItemList',
    name: formatListTitle(list),
    numberOfItems: profiles.total,
    itemListElement: profiles.items.map((profile, index) => ({
      '@type': 'ListItem',
      position: (profiles.page - 1) * profiles.perPage + index + 1,
      name: getDisplayPerson(list.locale, fallbackName, profile).name,
      url: siteUrl + localizePath(list.locale, getProfilePath(profile)),
    })),
  }
}

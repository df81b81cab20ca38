import { localePath } from '../../../application/routing/locale-path'
import type { Category } from '../../../domain/category/category'
import type { Profile } from '../../../domain/profile/profile'
import type { Page } from '../../../domain/shared/page'
import { profilePath } from '../../paths'
import type { StructuredData } from '../../shell/head/structured-data'
import { listCrumbs } from './list-crumbs'
import { listTitle } from './list-title'
import type { ShownList } from './shown-list'

/** The way to a list, as search engines show it over a result. */
export const breadcrumbData = (siteUrl: string, list: ShownList, parents: readonly Category[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: listCrumbs(list, parents).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + localePath(list.locale, path),
  })),
})

/** Who is on a page of a list, in its order, counted through all pages. */
export const itemListData = (siteUrl: string, list: ShownList, profiles: Page<Profile>): StructuredData => ({
  '@type': 'ItemList',
  name: listTitle(list.locale, list.city, list.category),
  numberOfItems: profiles.total,
  itemListElement: profiles.items.map((profile, index) => ({
    '@type': 'ListItem',
    position: (profiles.page - 1) * profiles.perPage + index + 1,
    name: profile.user.name,
    url: siteUrl + localePath(list.locale, profilePath(profile)),
  })),
})

import type { Category } from '../../../domain/category/category'
import type { Profile } from '../../../domain/profile/profile'
import type { Locale } from '../../../domain/shared/locale'
import { localePath } from '../../../application/routing/locale-path'
import { translator } from '../../i18n/translator'
import type { Crumb } from '../../kit/layout/breadcrumbs'
import { cityPath, specialistsPath } from '../../paths'

/** The way to a profile: the city, its specialists, and the category of the first speciality. */
export function profileCrumbs(locale: Locale, profile: Profile, categories: readonly Category[]): readonly Crumb[] {
  const { city } = profile
  const id = profile.specialities[0]?.categoryId
  const path = id == null ? [] : pathById(categories, id)
  return [
    ...(city ? [{ name: city.name, href: localePath(locale, cityPath(city)) }] : []),
    { name: translator(locale)('common:nav.specialists'), href: localePath(locale, specialistsPath(city)) },
    ...path.map(({ name, slug }) => ({ name, href: localePath(locale, specialistsPath(city, slug)) })),
  ]
}

const pathById = (tree: readonly Category[], id: number): readonly Category[] => {
  for (const category of tree) {
    if (category.id === id) return [category]
    const below = pathById(category.children, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

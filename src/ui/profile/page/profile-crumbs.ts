import type { Category } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { translator } from '#ui/i18n/translator.ts'
import type { Crumb } from '#ui/kit/layout/breadcrumbs.tsx'
import { cityPath, specialistsPath } from '#ui/paths.ts'

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

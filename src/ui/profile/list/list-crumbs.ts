import type { Category } from '#domain/category/category.ts'
import { translator } from '#ui/i18n/translator.ts'
import { cityPath, specialistsPath } from '#ui/paths.ts'
import type { ShownList } from './shown-list.ts'

interface ListCrumb {
  readonly name: string
  /** Of the page in Russian. */
  readonly path: string
}

/** The way to a list, itself included, without its filters. */
export const listCrumbs = (
  { locale, city, category }: ShownList,
  parents: readonly Category[],
): readonly ListCrumb[] => [
  ...(city ? [{ name: city.name, path: cityPath(city) }] : []),
  { name: translator(locale)('common:nav.specialists'), path: specialistsPath(city) },
  ...[...parents, ...(category ? [category] : [])].map(({ name, slug }) => ({
    name,
    path: specialistsPath(city, slug),
  })),
]

import type { Category } from '../../../domain/category/category'
import { translator } from '../../i18n/translator'
import { cityPath, specialistsPath } from '../../paths'
import type { ShownList } from './shown-list'

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

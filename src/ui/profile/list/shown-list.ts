import { getCityPath, getListPath } from '#application/routing/list-path.ts'
import type { Category } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import { addRegion } from '#domain/city/namesakes.ts'
import type { ParsedFilters } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getSpecialistsPath } from '#ui/paths.ts'

export interface ShownList extends ParsedFilters {
  readonly locale: Locale
  /** Null: the whole country. */
  readonly city: City | null
  readonly namesakeRegion: string | null
  /** Null: all categories. */
  readonly category: Category | null
  readonly parent: Category | null
}

interface Overrides extends Partial<ParsedFilters> {
  readonly category?: string | null
  readonly page?: number
}

export const getListHref = (list: ShownList, overrides: Overrides = {}): string =>
  getListPath({ ...list, category: list.category?.slug ?? null, ...overrides })

interface ListCrumb {
  readonly name: string
  /** Without a language prefix. */
  readonly path: string
}

/** The last crumb is the list itself without filters. */
export const getListCrumbs = (
  { locale, city, namesakeRegion, category }: ShownList,
  ancestors: readonly Category[],
): readonly ListCrumb[] => [
  ...(city ? [{ name: addRegion(city.name, namesakeRegion), path: getCityPath(city) }] : []),
  { name: getTranslator(locale)('common:nav.specialists'), path: getSpecialistsPath(city) },
  ...[...ancestors, ...(category ? [category] : [])].map(({ name, slug }) => ({
    name,
    path: getSpecialistsPath(city, slug),
  })),
]

import type { ReactNode } from 'react'
import { getPopularCategories } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import { CategoryList } from '#ui/category/category-list.tsx'

interface Props {
  readonly locale: Locale
  readonly city: City
  /** Shown until they are known, and where they did not load. */
  readonly children: ReactNode
}

/** The popular categories with the numbers of a city. Apart from the page: they need a question of their own. */
export function CountedCategories({ locale, city, children }: Props) {
  const { data } = useCategories(locale, city.id)
  return data ? <CategoryList {...{ locale, city }} categories={getPopularCategories(data)} /> : children
}

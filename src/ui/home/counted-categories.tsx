import type { ReactNode } from 'react'
import { getPopularCategories } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import { CategoryList } from '#ui/category/category-list.tsx'

interface Props {
  readonly locale: Locale
  readonly city: City
  /** Shown while loading and after a failure. */
  readonly children: ReactNode
}

/** Popular categories with a city's counts. A lazy chunk, because it loads the query client. */
export function CountedCategories({ locale, city, children }: Props) {
  const { data } = useCategories(locale, city.id)
  return data ? <CategoryList {...{ locale, city }} categories={getPopularCategories(data)} /> : children
}

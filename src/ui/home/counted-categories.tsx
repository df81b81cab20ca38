import { type ReactNode, useEffect } from 'react'
import { getPopularCategories } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import { CategoryList } from '#ui/category/category-list.tsx'

export interface CountedList {
  readonly city: City
  readonly list: ReactNode
}

interface Props {
  readonly locale: Locale
  readonly city: City
  readonly onCounted: (counted: CountedList) => void
}

/** Hands over popular categories with a city's counts. Shows nothing. A lazy chunk, because it loads the query client. */
export function CountedCategories({ locale, city, onCounted }: Props) {
  const { data } = useCategories(locale, city.id)
  useEffect(() => {
    if (!data) return undefined
    const list = <CategoryList {...{ locale, city }} categories={getPopularCategories(data)} />
    return afterPress(() => onCounted({ city, list }))
  }, [locale, city, data, onCounted])
  return null
}

/** Runs now, or after the click if a link is being pressed. Returns a function that cancels. */
function afterPress(run: () => void): () => void {
  if (!document.querySelector('a:active')) {
    run()
    return () => undefined
  }
  const ends = ['click', 'pointercancel'] as const
  const cancel = () => {
    for (const end of ends) removeEventListener(end, onEnd)
  }
  const onEnd = () => {
    cancel()
    run()
  }
  for (const end of ends) addEventListener(end, onEnd)
  return cancel
}

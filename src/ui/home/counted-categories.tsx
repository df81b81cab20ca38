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
  readonly onCounted: (countedList: CountedList) => void
}

/** Must be loaded lazily, because this module imports the query client. */
export function CountedCategories({ locale, city, onCounted }: Props) {
  const { data } = useCategories(locale, city.id)
  useEffect(() => {
    if (!data) return undefined
    const list = <CategoryList {...{ locale, city }} categories={getPopularCategories(data)} />
    return runAfterPress(() => onCounted({ city, list }))
  }, [locale, city, data, onCounted])
  return null
}

/** Waits for the click if a link is being pressed. Returns a function that cancels the callback. */
function runAfterPress(callback: () => void): () => void {
  if (!document.querySelector('a:active')) {
    callback()
    return () => undefined
  }
  const endEvents = ['click', 'pointercancel'] as const
  const cancel = () => {
    for (const eventName of endEvents) removeEventListener(eventName, onEnd)
  }
  const onEnd = () => {
    cancel()
    callback()
  }
  for (const eventName of endEvents) addEventListener(eventName, onEnd)
  return cancel
}

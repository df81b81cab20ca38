import { type ReactNode, type RefObject, useEffect } from 'react'
import { getPopularCategories } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import { CategoryList } from '#ui/category/category-list.tsx'

export interface CityCategoryList {
  readonly city: City
  readonly list: ReactNode
}

interface Props {
  readonly locale: Locale
  readonly city: City
  readonly countryList: RefObject<Element | null>
  readonly onListReady: (cityList: CityCategoryList) => void
}

/** Must be loaded lazily, because this module imports the query client. */
export function CityCategoryLoader({ locale, city, countryList, onListReady }: Props) {
  const { data } = useCategories(locale, city.id)
  useEffect(() => {
    if (!data) return undefined
    const list = <CategoryList {...{ locale, city }} categories={getPopularCategories(data)} />
    return runWhenUnused(countryList.current, () => onListReady({ city, list }))
  }, [locale, city, countryList, data, onListReady])
  return null
}

/** Waits while a control is pressed or the list has the focus: a replaced or moved control would lose both. */
function runWhenUnused(list: Element | null, callback: () => void): () => void {
  const hasFocus = () => list?.contains(document.activeElement)
  const isControlPressed = () => document.querySelector(':is(a,button,label,summary):active') !== null
  if (!hasFocus() && !isControlPressed()) {
    callback()
    return () => undefined
  }
  const endEvents = ['click', 'pointercancel', 'focusin'] as const
  const cancel = () => {
    for (const eventName of endEvents) removeEventListener(eventName, onEnd)
  }
  const onEnd = ({ type }: Event) => {
    // A press moves the focus before its click.
    if (hasFocus() || (type === 'focusin' && isControlPressed())) return
    cancel()
    callback()
  }
  for (const eventName of endEvents) addEventListener(eventName, onEnd)
  return cancel
}

'use client'
import { type ReactNode, Suspense, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { useCurrentCity } from '#ui/city/current-city.ts'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import type { CountedList } from './counted-categories.tsx'

const LazyCountedCategories = createLazyIsland(() =>
  import('./counted-categories.tsx').then(module => module.CountedCategories),
)

interface Props {
  readonly locale: Locale
  /** The categories of the whole country, which the cached page contains. */
  readonly children: ReactNode
}

/**
 * Replaces the country's categories with those of the current city once their specialists are counted. Until then the
 * elements of the links stay the same, because a press on a replaced element would be lost.
 */
export function CityCategories({ locale, children }: Props) {
  const city = useCurrentCity()
  const [countedList, setCountedList] = useState<CountedList>()
  return (
    <>
      {city && (
        <Suspense>
          <LazyCountedCategories {...{ locale, city }} onCounted={setCountedList} />
        </Suspense>
      )}
      {city && countedList?.city === city ? countedList.list : children}
    </>
  )
}

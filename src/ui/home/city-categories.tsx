'use client'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { useCurrentCity } from '#ui/city/current-city.ts'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import type { CountedList } from './counted-categories.tsx'

const LazyCountedCategories = createLazyIsland(() =>
  import('./counted-categories.tsx').then(module => module.CountedCategories),
)

interface Props {
  readonly locale: Locale
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Shows the country's list until the city's has loaded and can replace it without losing a press or the focus. */
export function CityCategories({ locale, className, children }: Props) {
  const city = useCurrentCity()
  const countryList = useRef<HTMLDivElement>(null)
  const [countedList, setCountedList] = useState<CountedList>()
  return (
    <>
      {city && (
        <Suspense>
          <LazyCountedCategories {...{ locale, city, countryList }} onListReady={setCountedList} />
        </Suspense>
      )}
      {city && countedList?.city === city ? (
        countedList.list
      ) : (
        <div ref={countryList} className={className}>
          {children}
        </div>
      )}
    </>
  )
}

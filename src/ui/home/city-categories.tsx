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

/** The links are not replaced until the city's counts have loaded: a press on a replaced element would be lost. */
export function CityCategories({ locale, className, children }: Props) {
  const city = useCurrentCity()
  const countryList = useRef<HTMLDivElement>(null)
  const [countedList, setCountedList] = useState<CountedList>()
  return (
    <>
      {city && (
        <Suspense>
          <LazyCountedCategories {...{ locale, city, countryList }} onCounted={setCountedList} />
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

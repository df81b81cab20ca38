'use client'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { useCurrentCity } from '#ui/city/current-city.ts'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import type { CityCategoryList } from './city-category-loader.tsx'

const LazyCityCategoryLoader = createLazyIsland(() =>
  import('./city-category-loader.tsx').then(module => module.CityCategoryLoader),
)

interface Props {
  readonly locale: Locale
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function CityCategories({ locale, className, children }: Props) {
  const city = useCurrentCity()
  const countryList = useRef<HTMLDivElement>(null)
  const [cityList, setCityList] = useState<CityCategoryList>()
  return (
    <>
      {city && (
        <Suspense>
          <LazyCityCategoryLoader {...{ locale, city, countryList }} onListReady={setCityList} />
        </Suspense>
      )}
      {city && cityList?.city === city ? (
        cityList.list
      ) : (
        <div ref={countryList} className={className}>
          {children}
        </div>
      )}
    </>
  )
}

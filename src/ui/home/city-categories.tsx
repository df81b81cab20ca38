'use client'
import { type ReactNode, Suspense, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { useCurrentCity } from '#ui/city/current-city.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { CountedList } from './counted-categories.tsx'

const Counted = lazyIsland(() => import('./counted-categories.tsx').then(file => file.CountedCategories))

interface Props {
  readonly locale: Locale
  /** The categories of the whole country, which the cached page contains. */
  readonly children: ReactNode
}

/**
 * Replaces the country's categories by those of the current city once they are counted. Until then the links stay the same elements:
 * a press on an element that is replaced meanwhile is lost.
 */
export function CityCategories({ locale, children }: Props) {
  const city = useCurrentCity()
  const [counted, setCounted] = useState<CountedList>()
  return (
    <>
      {city && (
        <Suspense>
          <Counted {...{ locale, city }} onCounted={setCounted} />
        </Suspense>
      )}
      {city && counted?.city === city ? counted.list : children}
    </>
  )
}

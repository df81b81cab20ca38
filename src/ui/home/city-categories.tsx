'use client'
import { type ReactNode, Suspense } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { useCurrentCity } from '#ui/city/current-city.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'

const Counted = lazyIsland(() => import('./counted-categories.tsx').then(file => file.CountedCategories))

interface Props {
  readonly locale: Locale
  /** The categories of the whole country, which the cached page contains. */
  readonly children: ReactNode
}

/** Replaces the country's categories by those of the current city once it is known. */
export function CityCategories({ locale, children }: Props) {
  const city = useCurrentCity()
  return city ? (
    <Suspense fallback={children}>
      <Counted {...{ locale, city }}>{children}</Counted>
    </Suspense>
  ) : (
    children
  )
}

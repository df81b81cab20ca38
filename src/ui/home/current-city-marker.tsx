'use client'

import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import type { City } from '#domain/city/city.ts'
import { useCurrentCity } from '#ui/city/current-city.ts'

const NoCityMarker: ComponentType<{ readonly city: City }> = () => null

// The map is a decoration, so a marker that does not load is left out.
const CityMarker = lazy(() =>
  import('#ui/city/map/city-marker.tsx').then(
    module => ({ default: module.CityMarker }),
    () => ({ default: NoCityMarker }),
  ),
)

// Narrower screens have no map (home.module.css), so they do not load the coordinates.
const wideScreenQuery = '(min-width: 64em)'

function subscribeToWidth(onChange: () => void) {
  const query = matchMedia(wideScreenQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export function CurrentCityMarker() {
  const city = useCurrentCity()
  const hasMap = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(wideScreenQuery).matches,
    () => false,
  )
  return city && hasMap ? (
    <Suspense fallback={null}>
      <CityMarker city={city} />
    </Suspense>
  ) : null
}

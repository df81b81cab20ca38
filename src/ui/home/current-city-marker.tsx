'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { useCurrentCity } from '#ui/city/current-city.ts'
import { createLazyIsland } from '#ui/lazy-island.tsx'

const CityMarker = createLazyIsland(() => import('#ui/city/map/city-marker.tsx').then(module => module.CityMarker))

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

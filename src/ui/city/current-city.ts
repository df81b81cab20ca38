import { useSyncExternalStore } from 'react'
import type { City } from '#domain/city/city.ts'

let currentCity: City | undefined
const listeners = new Set<() => void>()

export function publishCurrentCity(city: City | undefined): void {
  if (city?.slug === currentCity?.slug && city?.name === currentCity?.name) return
  currentCity = city
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page's city, or the last visited one. Undefined during hydration, because all visitors get the same page. */
export const useCurrentCity = (): City | undefined =>
  useSyncExternalStore(
    subscribe,
    () => currentCity,
    () => undefined,
  )

import { useSyncExternalStore } from 'react'
import type { City } from '#domain/city/city.ts'

let current: City | undefined
const listeners = new Set<() => void>()

export function publishCurrentCity(city: City | undefined): void {
  if (city?.slug === current?.slug && city?.name === current?.name) return
  current = city
  for (const watcher of listeners) watcher()
}

function subscribe(watcher: () => void) {
  listeners.add(watcher)
  return () => listeners.delete(watcher)
}

/** The city of the address, else the one chosen last. Undefined during hydration, because cached pages have no visitor. */
export const useCurrentCity = (): City | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

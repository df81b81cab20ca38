import { useSyncExternalStore } from 'react'
import type { City } from '#domain/city/city.ts'

let current: City | undefined
const watchers = new Set<() => void>()

/** Tells the page's parts which city is the current one, as soon as that is known. */
export function showCurrentCity(city: City | undefined): void {
  if (city?.slug === current?.slug && city?.name === current?.name) return
  current = city
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The city of the address, else the one that was chosen last; pages, which are the same for everybody, begin without. */
export const useCurrentCity = (): City | undefined =>
  useSyncExternalStore(
    watch,
    () => current,
    () => undefined,
  )

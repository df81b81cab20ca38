import {
  prependProfile,
  excludeProfile,
  maxSaved,
  parseSavedProfiles,
  type SavedList,
  type SavedProfile,
} from '#domain/profile/saved-profiles.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'

/** Favourites and recently viewed profiles, stored on the device. Changes return whether they could be stored. */
export interface SavedProfiles {
  readonly items: (list: SavedList) => readonly SavedProfile[]
  readonly add: (list: SavedList, one: SavedProfile) => boolean
  readonly remove: (list: SavedList, id: number) => boolean
  readonly clear: (list: SavedList) => boolean
  readonly subscribe: (changed: () => void) => () => void
}

const keys = { favorites: 'favourites', recents: 'recently-viewed' } as const satisfies Record<SavedList, string>
const noProfiles: readonly SavedProfile[] = []

function decode(text: string | null, list: SavedList): readonly SavedProfile[] {
  try {
    return parseSavedProfiles(JSON.parse(text ?? ''), maxSaved[list])
  } catch {
    // Not JSON: treat as empty; the next save overwrites it.
    return noProfiles
  }
}

const write = (device: DeviceStorage, list: SavedList, all: readonly SavedProfile[]): boolean =>
  device.write(keys[list], all.length === 0 ? '' : JSON.stringify(all))

// Every change reads the stored list first, because another tab may have changed it.
export const addSaved = (device: DeviceStorage, list: SavedList, one: SavedProfile): boolean =>
  write(device, list, prependProfile(decode(device.read(keys[list]), list), one, maxSaved[list]))

export const removeSaved = (device: DeviceStorage, list: SavedList, id: number): boolean =>
  write(device, list, excludeProfile(decode(device.read(keys[list]), list), id))

interface CachedList {
  readonly text: string | null
  readonly items: readonly SavedProfile[]
}

export function createSavedProfiles(device: DeviceStorage): SavedProfiles {
  const listeners = new Set<() => void>()
  const cache = new Map<SavedList, CachedList>()
  const items = (list: SavedList) => {
    const text = device.read(keys[list])
    // useSyncExternalStore needs an identical list while the text is unchanged.
    let read = cache.get(list)
    if (read?.text !== text) {
      read = { text, items: decode(text, list) }
      cache.set(list, read)
    }
    return read.items
  }
  const notify = (done: boolean) => {
    for (const changed of listeners) changed()
    return done
  }
  return {
    items,
    add: (list, one) => notify(addSaved(device, list, one)),
    remove: (list, id) => notify(removeSaved(device, list, id)),
    clear: list => notify(write(device, list, noProfiles)),
    subscribe(changed) {
      listeners.add(changed)
      const stop = device.follow(changed)
      return () => {
        listeners.delete(changed)
        stop()
      }
    },
  }
}

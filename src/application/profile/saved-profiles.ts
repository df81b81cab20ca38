import {
  prependProfile,
  excludeProfile,
  maxSavedProfiles,
  parseSavedProfiles,
  type SavedList,
  type SavedProfile,
} from '#domain/profile/saved-profiles.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'

/** `add`, `remove` and `clear` return whether the change could be stored. */
export interface SavedProfiles {
  readonly getItems: (list: SavedList) => readonly SavedProfile[]
  readonly add: (list: SavedList, profile: SavedProfile) => boolean
  readonly remove: (list: SavedList, id: number) => boolean
  readonly clear: (list: SavedList) => boolean
  readonly subscribe: (onChange: () => void) => () => void
}

// Renaming a key would lose the stored list.
const storageKeys = { favorites: 'favourites', recents: 'recently-viewed' } as const satisfies Record<SavedList, string>
const noProfiles: readonly SavedProfile[] = []

function parseStored(text: string | null, list: SavedList): readonly SavedProfile[] {
  try {
    return parseSavedProfiles(JSON.parse(text ?? ''), maxSavedProfiles[list])
  } catch {
    // Not JSON: treat as empty; the next save overwrites it.
    return noProfiles
  }
}

const writeList = (device: DeviceStorage, list: SavedList, profiles: readonly SavedProfile[]): boolean =>
  device.write(storageKeys[list], profiles.length === 0 ? '' : JSON.stringify(profiles))

// Adding and removing read the stored list first, because another tab may have changed it.
export const addSavedProfile = (device: DeviceStorage, list: SavedList, profile: SavedProfile): boolean =>
  writeList(
    device,
    list,
    prependProfile(parseStored(device.read(storageKeys[list]), list), profile, maxSavedProfiles[list]),
  )

export const removeSavedProfile = (device: DeviceStorage, list: SavedList, id: number): boolean =>
  writeList(device, list, excludeProfile(parseStored(device.read(storageKeys[list]), list), id))

interface CachedList {
  readonly text: string | null
  readonly items: readonly SavedProfile[]
}

export function createSavedProfiles(device: DeviceStorage): SavedProfiles {
  const listeners = new Set<() => void>()
  const cache = new Map<SavedList, CachedList>()
  const getItems = (list: SavedList) => {
    const text = device.read(storageKeys[list])
    // useSyncExternalStore needs an identical list while the text is unchanged.
    let cachedList = cache.get(list)
    if (cachedList?.text !== text) {
      cachedList = { text, items: parseStored(text, list) }
      cache.set(list, cachedList)
    }
    return cachedList.items
  }
  const notify = (isStored: boolean) => {
    for (const listener of listeners) listener()
    return isStored
  }
  return {
    getItems,
    add: (list, profile) => notify(addSavedProfile(device, list, profile)),
    remove: (list, id) => notify(removeSavedProfile(device, list, id)),
    clear: list => notify(writeList(device, list, noProfiles)),
    subscribe(listener) {
      listeners.add(listener)
      const unsubscribe = device.subscribe(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}

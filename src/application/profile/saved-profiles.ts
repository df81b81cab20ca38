import {
  savedWith,
  savedWithout,
  maxSaved,
  parseSaved,
  type SavedList,
  type SavedProfile,
} from '#domain/profile/saved-profiles.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'

/** Favourites and the recently viewed: they stay on the device. Every change answers whether it could be kept. */
export interface SavedProfiles {
  readonly items: (list: SavedList) => readonly SavedProfile[]
  readonly add: (list: SavedList, one: SavedProfile) => boolean
  readonly remove: (list: SavedList, id: number) => boolean
  readonly clear: (list: SavedList) => boolean
  readonly subscribe: (changed: () => void) => () => void
}

const keys = { favourites: 'favourites', recents: 'recently-viewed' } as const satisfies Record<SavedList, string>
const nobody: readonly SavedProfile[] = []

interface Read {
  readonly text: string
  readonly items: readonly SavedProfile[]
}

export function savedProfiles(device: DeviceStorage): SavedProfiles {
  const listeners = new Set<() => void>()
  const lastRead = new Map<SavedList, Read>()
  const items = (list: SavedList) => {
    const text = device.read(keys[list])
    if (!text) return nobody
    // The same answer for the same text: whoever compares sees that nothing has changed.
    let read = lastRead.get(list)
    if (read?.text !== text) {
      read = { text, items: decode(text, list) }
      lastRead.set(list, read)
    }
    return read.items
  }
  // From what is kept at this moment: another tab may have added to it.
  const change = (list: SavedList, to: readonly SavedProfile[]) => {
    const done = device.write(keys[list], to.length === 0 ? '' : JSON.stringify(to))
    for (const changed of listeners) changed()
    return done
  }
  return {
    items,
    add: (list, one) => change(list, savedWith(items(list), one, maxSaved[list])),
    remove: (list, id) => change(list, savedWithout(items(list), id)),
    clear: list => change(list, nobody),
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

function decode(text: string, list: SavedList): readonly SavedProfile[] {
  try {
    return parseSaved(JSON.parse(text), maxSaved[list])
  } catch {
    // No JSON: nobody is kept, and the next one who is writes over it.
    return nobody
  }
}

import {
  keptWith,
  keptWithout,
  mostKept,
  parseKept,
  type KeptList,
  type KeptProfile,
} from '../../domain/profile/kept-profiles'
import type { DeviceTexts } from '../shared/shared.ports'

/** Favourites and the recently viewed: they stay on the device. Every change answers whether it could be kept. */
export interface KeptProfiles {
  readonly items: (list: KeptList) => readonly KeptProfile[]
  readonly add: (list: KeptList, one: KeptProfile) => boolean
  readonly remove: (list: KeptList, id: number) => boolean
  readonly clear: (list: KeptList) => boolean
  readonly subscribe: (changed: () => void) => () => void
}

const keys = { favourites: 'favourites', recents: 'recently-viewed' } as const satisfies Record<KeptList, string>
const nobody: readonly KeptProfile[] = []

interface Read {
  readonly text: string
  readonly items: readonly KeptProfile[]
}

export function keptProfiles(device: DeviceTexts): KeptProfiles {
  const listeners = new Set<() => void>()
  const lastRead = new Map<KeptList, Read>()
  const items = (list: KeptList) => {
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
  const change = (list: KeptList, to: readonly KeptProfile[]) => {
    const done = device.write(keys[list], to.length === 0 ? '' : JSON.stringify(to))
    for (const changed of listeners) changed()
    return done
  }
  return {
    items,
    add: (list, one) => change(list, keptWith(items(list), one, mostKept[list])),
    remove: (list, id) => change(list, keptWithout(items(list), id)),
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

function decode(text: string, list: KeptList): readonly KeptProfile[] {
  try {
    return parseKept(JSON.parse(text), mostKept[list])
  } catch {
    // No JSON: nobody is kept, and the next one who is writes over it.
    return nobody
  }
}

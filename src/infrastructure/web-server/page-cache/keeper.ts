import { LRUCache } from 'lru-cache'
import { decide, type Kept } from './life'

/** Answers that strangers can ask for without end (`searched`, and `missing`: the not found, what is past the end of a list) push no other out. */
const shelfNames = ['kept', 'searched', 'missing'] as const
export type ShelfName = (typeof shelfNames)[number]

/** What a maker brings: an answer to keep on a shelf, or one to give once. */
export type Made<T> =
  | { readonly shelf: ShelfName; readonly value: T; readonly bytes: number; readonly fresh: number }
  | { readonly shelf: 'none'; readonly value: T }

interface Entry<T> extends Kept {
  readonly value: T
  readonly bytes: number
}

interface Making<T> {
  readonly result: Promise<T>
  overtaken: boolean
}

/** The age of a kept answer in seconds; a new one is 0. */
export interface Given<T> {
  readonly value: T
  readonly age: number
}

export interface Keeper<T> {
  readonly get: (key: string, make: () => Promise<Made<T>>) => Given<T> | Promise<Given<T>>
  /** Whoever asks next gets a new answer; the old one still serves if that fails. */
  readonly markOld: (matches: (key: string) => boolean) => void
  readonly sizes: () => Readonly<Record<ShelfName, number>> & { readonly keptBytes: number }
}

interface Bounds {
  readonly bytes: number
  readonly missingBytes: number
  readonly searchedBytes: number
  readonly now?: () => number
}

/**
 * Keeps answers in memory, bounded in bytes: fresh ones are given, older ones given and renewed once behind, the last
 * good one stays while a new one can't be had, and whoever asks for what is being made waits for the same making.
 */
export function keeper<T>(bounds: Bounds): Keeper<T> {
  const now = bounds.now ?? Date.now
  const shelf = (maxSize: number) =>
    new LRUCache<string, Entry<T>>({ maxSize, sizeCalculation: entry => entry.bytes, perf: { now } })
  const shelves = {
    kept: shelf(bounds.bytes),
    searched: shelf(bounds.searchedBytes),
    missing: shelf(bounds.missingBytes),
  }
  const { kept, searched, missing } = shelves
  const makings = new Map<string, Making<T>>()

  const lookUp = (key: string) => kept.get(key) ?? searched.get(key) ?? missing.get(key)
  const drop = (key: string, but?: ShelfName) => {
    for (const name of shelfNames) if (name !== but) shelves[name].delete(key)
  }

  const store = (key: string, made: Made<T>, overtaken: boolean): T => {
    const before = lookUp(key)
    if (made.shelf === 'none') {
      const alive = before && decide(before, now()) !== 'forget'
      if (!alive) return made.value
      const [name = 'kept'] = shelfNames.filter(each => shelves[each].has(key))
      shelves[name].set(key, { ...before, failedAt: now() })
      return before.value
    }
    // Made before a write: good enough as the last good answer where there is no other.
    if (overtaken && before) return made.value
    const entry: Entry<T> = {
      value: made.value,
      bytes: made.bytes,
      fresh: made.fresh,
      madeAt: now(),
      outdated: overtaken,
    }
    drop(key, made.shelf)
    shelves[made.shelf].set(key, entry)
    return entry.value
  }

  const begin = (key: string, make: () => Promise<Made<T>>): Promise<T> => {
    const running = makings.get(key)
    if (running) return running.result
    const making: Making<T> = {
      overtaken: false,
      result: make()
        .catch((error: unknown) => {
          const before = lookUp(key)
          if (before && decide(before, now()) !== 'forget') return { shelf: 'none' as const, value: before.value }
          throw error
        })
        .then(made => store(key, made, making.overtaken))
        .finally(() => {
          if (makings.get(key) === making) makings.delete(key)
        }),
    }
    makings.set(key, making)
    return making.result
  }

  return {
    get(key, make) {
      const entry = lookUp(key)
      const decision = entry ? decide(entry, now()) : 'forget'
      if (entry && (decision === 'give' || decision === 'give-and-renew')) {
        // A failed renewal leaves the last good answer in place; whoever asked has it already.
        if (decision === 'give-and-renew') void begin(key, make).catch(() => undefined)
        return { value: entry.value, age: Math.floor((now() - entry.madeAt) / 1000) }
      }
      if (entry && decision === 'forget') drop(key)
      return begin(key, make).then(value => ({ value, age: 0 }))
    },
    markOld(matches) {
      for (const each of [kept, searched, missing]) {
        // A list of its own: what is set comes first again, and would be met without end.
        const entries = [...each.entries()]
        for (const [key, entry] of entries) if (matches(key)) each.set(key, { ...entry, outdated: true })
      }
      for (const [key, making] of makings)
        if (matches(key)) {
          making.overtaken = true
          makings.delete(key)
        }
    },
    sizes: () => ({
      kept: kept.size,
      keptBytes: kept.calculatedSize,
      searched: searched.size,
      missing: missing.size,
    }),
  }
}

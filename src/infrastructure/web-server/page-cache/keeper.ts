import { LRUCache } from 'lru-cache'
import { decide, type Kept } from './life'

/** What a maker brings: an answer to keep (`kept`, or `missing` on the shelf of the not found), or one to give once. */
export type Made<T> =
  | { readonly shelf: 'kept' | 'missing'; readonly value: T; readonly bytes: number; readonly fresh: number }
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
  readonly sizes: () => { readonly kept: number; readonly keptBytes: number; readonly missing: number }
}

/**
 * Keeps answers in memory, bounded in bytes: fresh ones are given, older ones given and renewed once behind, the last
 * good one stays while a new one can't be had, and whoever asks for what is being made waits for the same making.
 */
export function keeper<T>(bounds: { bytes: number; missingBytes: number; now?: () => number }): Keeper<T> {
  const now = bounds.now ?? Date.now
  const shelf = (maxSize: number) =>
    new LRUCache<string, Entry<T>>({ maxSize, sizeCalculation: entry => entry.bytes, perf: { now } })
  const kept = shelf(bounds.bytes)
  const missing = shelf(bounds.missingBytes)
  const makings = new Map<string, Making<T>>()

  const lookUp = (key: string) => kept.get(key) ?? missing.get(key)

  const store = (key: string, made: Made<T>, overtaken: boolean): T => {
    const before = lookUp(key)
    if (made.shelf === 'none') {
      const alive = before && decide(before, now()) !== 'forget'
      if (!alive) return made.value
      ;(kept.has(key) ? kept : missing).set(key, { ...before, failedAt: now() })
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
    ;(made.shelf === 'kept' ? missing : kept).delete(key)
    ;(made.shelf === 'kept' ? kept : missing).set(key, entry)
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
      if (entry && decision === 'forget') {
        kept.delete(key)
        missing.delete(key)
      }
      return begin(key, make).then(value => ({ value, age: 0 }))
    },
    markOld(matches) {
      for (const each of [kept, missing]) {
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
    sizes: () => ({ kept: kept.size, keptBytes: kept.calculatedSize, missing: missing.size }),
  }
}

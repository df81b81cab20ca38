import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#application/shared/shared.ports.ts'
import { detach } from '#infrastructure/runtime/detach.ts'

export type PurgeAdapter = (tags: readonly string[]) => Promise<void>

export interface PurgeCounts {
  readonly done: number
  /** Failed attempts, including retries. */
  readonly failed: number
}

export interface Purge {
  readonly purge: (tags: readonly string[]) => void
  readonly getCounts: () => PurgeCounts
  /** Sends pending purges now, retries each at most once, and waits for their results. */
  readonly close: () => Promise<void>
}

/** A purge is repeated, because an instance that missed the mutation may have refilled the cache. */
const repeatAfterMs = 1000
const pausesMs = { first: 250, max: 5000 }
const retryForMs = 60_000

export function createPurge(adapters: readonly PurgeAdapter[], logger: Logger): Purge {
  const counts = { done: 0, failed: 0 }
  const pendingTasks = new Set<Promise<void>>()
  const closing = new AbortController()
  // Each waiting purge listens to the signal, and Node warns of a leak above 10 listeners.
  setMaxListeners(0, closing.signal)

  const wait = (ms: number) => sleep(ms, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)

  const track = (task: Promise<void>) => {
    const pendingTask = task.finally(() => pendingTasks.delete(pendingTask))
    pendingTasks.add(pendingTask)
    detach(pendingTask)
  }

  const purgeWithRetries = async (adapter: PurgeAdapter, tags: readonly string[]) => {
    const startedAt = performance.now()
    for (let pauseMs = pausesMs.first; ; pauseMs = Math.min(pauseMs * 2, pausesMs.max)) {
      try {
        await adapter(tags)
        counts.done += 1
        return
      } catch (error) {
        counts.failed += 1
        if (closing.signal.aborted || performance.now() - startedAt > retryForMs)
          return logger.error('purge failed', { tags: tags.length, error })
        await wait(pauseMs)
      }
    }
  }
  return {
    purge(tags) {
      if (tags.length === 0) return
      for (const adapter of adapters) {
        track(purgeWithRetries(adapter, tags))
        track(wait(repeatAfterMs).then(() => purgeWithRetries(adapter, tags)))
      }
    },
    getCounts: () => counts,
    async close() {
      closing.abort()
      await Promise.all(pendingTasks)
    },
  }
}

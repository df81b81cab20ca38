import type { Logger } from '#application/shared/shared.ports.ts'
import { detach } from '#infrastructure/runtime/detach.ts'

/** Rejects on failure. */
export type PurgeAdapter = (tags: readonly string[]) => Promise<void>

export interface PurgeCounts {
  readonly done: number
  /** Failed attempts, including retries. */
  readonly failed: number
}

export interface Purge {
  readonly purge: (tags: readonly string[]) => void
  readonly getCounts: () => PurgeCounts
}

/** A purge is repeated, because an instance that missed the mutation may have refilled the cache. */
const repeatAfterMs = 1000
const pausesMs = { first: 250, max: 5000 }
const retryForMs = 60_000

export function createPurge(adapters: readonly PurgeAdapter[], logger: Logger): Purge {
  const counts = { done: 0, failed: 0 }

  const attempt = async (adapter: PurgeAdapter, tags: readonly string[]) => {
    const startedAt = performance.now()
    for (let pauseMs = pausesMs.first; ; pauseMs = Math.min(pauseMs * 2, pausesMs.max)) {
      try {
        await adapter(tags)
        counts.done += 1
        return
      } catch (error) {
        counts.failed += 1
        if (performance.now() - startedAt > retryForMs)
          return logger.error('purge failed', { tags: tags.length, error })
        await wait(pauseMs)
      }
    }
  }
  return {
    purge(tags) {
      if (tags.length === 0) return
      for (const adapter of adapters) {
        detach(attempt(adapter, tags))
        detach(wait(repeatAfterMs).then(() => attempt(adapter, tags)))
      }
    },
    getCounts: () => counts,
  }
}

/** Waits without keeping the process alive. */
const wait = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms).unref()
  })

import type { Logger } from '#application/shared/shared.ports.ts'

/** Removes what carries one of the tags from a shared cache; rejects if the cache did not do it. */
export type PurgeAdapter = (tags: readonly string[]) => Promise<void>

export interface PurgeCounts {
  readonly done: number
  /** Attempts; each is repeated for a minute. */
  readonly failed: number
}

export interface Purge {
  readonly purge: (tags: readonly string[]) => void
  readonly counts: () => PurgeCounts
}

/** Milliseconds after which a purge is repeated: an instance that had not heard of the mutation may have filled the cache again. */
const repeatAfterMs = 1000
/** Milliseconds between attempts at a cache that does not answer, and for how long. */
const pausesMs = { first: 250, longest: 5000 }
const retryForMs = 60_000

/** Purges shared caches behind the back of whoever waits for an answer. */
export function createPurge(adapters: readonly PurgeAdapter[], logger: Logger): Purge {
  const counts = { done: 0, failed: 0 }

  const attempt = async (adapter: PurgeAdapter, tags: readonly string[]) => {
    const begun = Date.now()
    for (let pause = pausesMs.first; ; pause = Math.min(pause * 2, pausesMs.longest)) {
      try {
        await adapter(tags)
        counts.done += 1
        return
      } catch (error) {
        counts.failed += 1
        if (Date.now() - begun > retryForMs) return logger.error('purge failed', { tags: tags.length, error })
        await wait(pause)
      }
    }
  }
  return {
    purge(tags) {
      if (tags.length === 0) return
      for (const adapter of adapters) {
        void attempt(adapter, tags)
        void wait(repeatAfterMs).then(() => attempt(adapter, tags))
      }
    },
    counts: () => counts,
  }
}

/** Keeps no process alive. */
const wait = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms).unref()
  })

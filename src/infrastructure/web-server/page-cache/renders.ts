import type { Locale } from '#domain/shared/locale.ts'
import type { RenderedPage } from '#infrastructure/next/render-page.ts'
import type { Urgency } from './swr-cache.ts'

/** Renders an inner address; `id` is the request id. */
export type Ask = (locale: Locale, address: string, id: string, urgency?: Urgency) => Promise<RenderedPage>

/** A render queued too long. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** A render missed its deadline. It may still run; no other render of its key starts before it settles. */
export class RenderTimeout extends Error {
  override readonly name = 'RenderTimeout'
}

interface Limits {
  readonly concurrency: number
  /** Milliseconds that a render queues before it fails as `Overloaded`. */
  readonly queueTimeout: number
  /** Milliseconds after which a render gives up its slot and fails as `RenderTimeout`. */
  readonly deadline: number
}

interface Options {
  /** Only one task of a key runs at a time: Next joins concurrent renders of one path. */
  readonly key?: string
  /** Revalidations start when no first render queues, and take at most half of the slots. */
  readonly urgency?: Urgency
}

export interface RenderCounts {
  readonly running: number
  readonly queued: number
  /** Past their deadline and unsettled. */
  readonly stuck: number
}

export interface BoundedRenders {
  readonly run: <T>(task: () => Promise<T>, options?: Options) => Promise<T>
  readonly counts: () => RenderCounts
}

/** Limits concurrent tasks. Others queue in order of arrival, first renders before revalidations. */
export function createBoundedRenders({ concurrency, queueTimeout, deadline }: Limits): BoundedRenders {
  const slots = createRenderSlots(concurrency, queueTimeout)
  const tails = new Map<string, Promise<void>>()
  const stuckKeys = new Set<string>()
  let stuck = 0

  const inSlot = async <T>(task: () => Promise<T>, { key, urgency = 'first' }: Options): Promise<T> => {
    await slots.take(urgency)
    let late = false
    const settled = task().finally(() => {
      if (!late) return
      stuck -= 1
      if (key !== undefined) stuckKeys.delete(key)
    })
    const giveUp = () => {
      late = true
      stuck += 1
      if (key !== undefined) stuckKeys.add(key)
    }
    try {
      return await withDeadline(settled, deadline, giveUp)
    } finally {
      slots.release(urgency)
    }
  }

  const inTurn = async <T>(key: string, previous: Promise<void> | undefined, run: () => Promise<T>): Promise<T> => {
    if (previous) await withDeadline(previous, deadline)
    // The previous task may have missed its deadline meanwhile.
    if (stuckKeys.has(key)) throw new RenderTimeout()
    return run()
  }

  /** Makes later tasks of a key wait for this one. */
  const keep = (key: string, task: Promise<unknown>) => {
    const previous = tails.get(key)
    const settle = async () => {
      await Promise.allSettled([previous, task])
      if (tails.get(key) === tail) tails.delete(key)
    }
    const tail = settle()
    tails.set(key, tail)
  }

  return {
    run: (task, options = {}) => {
      const { key } = options
      if (key === undefined) return inSlot(task, options)
      const started = inTurn(key, tails.get(key), () => inSlot(task, options))
      keep(key, started)
      return started
    },
    counts: () => ({ ...slots.counts(), stuck }),
  }
}

function createRenderSlots(concurrency: number, queueTimeout: number) {
  const running: Record<Urgency, number> = { first: 0, revalidation: 0 }
  const queues: Record<Urgency, Set<() => void>> = { first: new Set(), revalidation: new Set() }
  const maxRevalidations = Math.max(1, Math.floor(concurrency / 2))

  const isFree = (urgency: Urgency) =>
    running.first + running.revalidation < concurrency &&
    (urgency === 'first' || running.revalidation < maxRevalidations)

  const startNext = () => {
    for (const urgency of ['first', 'revalidation'] as const)
      for (const start of queues[urgency]) {
        if (!isFree(urgency)) break
        queues[urgency].delete(start)
        running[urgency] += 1
        start()
      }
  }

  return {
    take: (urgency: Urgency) =>
      new Promise<void>((resolve, reject) => {
        const start = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          queues[urgency].delete(start)
          reject(new Overloaded())
        }, queueTimeout)
        queues[urgency].add(start)
        startNext()
      }),
    release(urgency: Urgency) {
      running[urgency] -= 1
      startNext()
    },
    counts: () => ({
      running: running.first + running.revalidation,
      queued: queues.first.size + queues.revalidation.size,
    }),
  }
}

async function withDeadline<T>(task: Promise<T>, deadline: number, onTimeout?: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      onTimeout?.()
      reject(new RenderTimeout())
    }, deadline)
  })
  try {
    return await Promise.race([task, timeout])
  } finally {
    clearTimeout(timer)
  }
}

import { detach } from '#infrastructure/runtime/detach.ts'
import { createTaskSlots, type SlotRequest, type SlotLimits } from './task-slots.ts'

/** The task timed out and may still run, or did not start because an earlier one of its key had not settled. */
export class TaskTimeout extends Error {
  override readonly name = 'TaskTimeout'
}

interface Limits extends SlotLimits {
  readonly timeoutMs: number
}

interface TaskOptions extends SlotRequest {
  /** Only one task of a key runs at a time: Next joins concurrent renders of one path. */
  readonly key?: string
}

export interface TaskCounts {
  readonly running: number
  readonly queued: number
  /** Tasks that have timed out and not settled. */
  readonly stuck: number
}

export interface ConcurrencyLimiter {
  readonly run: <T>(task: () => Promise<T>, options?: TaskOptions) => Promise<T>
  readonly getCounts: () => TaskCounts
}

export function createConcurrencyLimiter({ timeoutMs, ...limits }: Limits): ConcurrencyLimiter {
  const slots = createTaskSlots(limits)
  const tails = new Map<string, Promise<unknown>>()
  const stuckKeys = new Set<string>()
  let stuck = 0

  const runInSlot = async <T>(task: () => Promise<T>, { key, ...slotRequest }: TaskOptions): Promise<T> => {
    await slots.take(slotRequest)
    let isLate = false
    const taskPromise = task().finally(() => {
      if (!isLate) return
      stuck -= 1
      if (key !== undefined) stuckKeys.delete(key)
    })
    const giveUp = () => {
      isLate = true
      stuck += 1
      if (key !== undefined) stuckKeys.add(key)
    }
    try {
      return await awaitWithTimeout(taskPromise, timeoutMs, giveUp)
    } finally {
      slots.release(slotRequest)
    }
  }

  const runInTurn = async <T>(
    key: string,
    previous: Promise<unknown> | undefined,
    run: () => Promise<T>,
  ): Promise<T> => {
    if (previous) await awaitWithTimeout(previous, timeoutMs)
    // The previous task may have timed out meanwhile.
    if (stuckKeys.has(key)) throw new TaskTimeout()
    return run()
  }

  const addTail = (key: string, task: Promise<unknown>) => {
    const tail = Promise.allSettled([tails.get(key), task]).finally(() => {
      if (tails.get(key) === tail) tails.delete(key)
    })
    tails.set(key, tail)
    detach(tail)
  }

  return {
    run: (task, options = {}) => {
      const { key } = options
      if (key === undefined) return runInSlot(task, options)
      const result = runInTurn(key, tails.get(key), () => runInSlot(task, options))
      addTail(key, result)
      return result
    },
    getCounts: () => ({ ...slots.getCounts(), stuck }),
  }
}

async function awaitWithTimeout<T>(task: Promise<T>, timeoutMs: number, onTimeout?: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      onTimeout?.()
      reject(new TaskTimeout())
    }, timeoutMs)
  })
  try {
    return await Promise.race([task, timeout])
  } finally {
    clearTimeout(timer)
  }
}

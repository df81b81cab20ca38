import type { Urgency } from './swr-cache.ts'

/** A render was queued for too long. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

export interface SlotRequest {
  /** Revalidations take at most half of the slots, and one starts before first renders if none runs. */
  readonly urgency?: Urgency
  /** Undefined for the site's own work, which `maxPerVisitor` does not limit. */
  readonly visitor?: string | undefined
  /** Anyone can make up filters, so all filtered lists together have a limit, `maxFiltered`. */
  readonly isFiltered?: boolean
}

export interface SlotLimits {
  readonly concurrency: number
  readonly queueTimeoutMs: number
  /** Slots that one visitor may occupy while there are other visitors; all slots by default. */
  readonly maxPerVisitor?: number
  /** Slots for all filtered lists, one per visitor, while there are several visitors; all slots by default. */
  readonly maxFiltered?: number
  readonly now?: () => number
}

/**
 * Milliseconds without other visitors after which one visitor may occupy all slots. Without `TRUSTED_PROXIES`, all visitors
 * may share one address.
 */
const contentionMs = 10_000

interface Ticket {
  readonly slotRequest: SlotRequest
  readonly start: () => void
}

/** Visitors take turns, so that one with many requests does not delay another. */
export function createRenderSlots({ concurrency, queueTimeoutMs, ...shareLimits }: SlotLimits) {
  const running: SlotRequest[] = []
  const shares = createShares(running, shareLimits)
  const queues = { first: createFairQueue(), revalidation: createFairQueue() }
  const maxRevalidations = Math.max(1, Math.floor(concurrency / 2))

  const countRevalidations = () => running.filter(({ urgency }) => urgency === 'revalidation').length

  const canStart = (slotRequest: SlotRequest) =>
    (slotRequest.urgency !== 'revalidation' || countRevalidations() < maxRevalidations) && shares.isAllowed(slotRequest)

  const takeNext = () => {
    if (running.length >= concurrency) return undefined
    const isRevalidationDue = concurrency > 1 && countRevalidations() === 0
    const [firstQueue, secondQueue] = isRevalidationDue
      ? [queues.revalidation, queues.first]
      : [queues.first, queues.revalidation]
    return firstQueue.take(canStart) ?? secondQueue.take(canStart)
  }

  const startNext = () => {
    for (let next = takeNext(); next; next = takeNext()) {
      running.push(next.slotRequest)
      next.start()
    }
  }

  return {
    take: (slotRequest: SlotRequest) =>
      new Promise<void>((resolve, reject) => {
        shares.noteVisitor(slotRequest.visitor)
        const queue = queues[slotRequest.urgency ?? 'first']
        const start = () => {
          clearTimeout(timer)
          resolve()
        }
        const ticket = { slotRequest, start }
        const timer = setTimeout(() => {
          queue.drop(ticket)
          reject(new Overloaded())
        }, queueTimeoutMs)
        queue.add(ticket)
        startNext()
      }),
    /** `slotRequest` must be the object that `take` received. */
    release(slotRequest: SlotRequest) {
      running.splice(running.indexOf(slotRequest), 1)
      startNext()
    },
    getCounts: () => ({ running: running.length, queued: queues.first.size() + queues.revalidation.size() }),
  }
}

/** Shares apply only while there are several visitors. */
function createShares(
  running: readonly SlotRequest[],
  {
    maxPerVisitor = Infinity,
    maxFiltered = Infinity,
    now = () => performance.now(),
  }: Omit<SlotLimits, 'concurrency' | 'queueTimeoutMs'>,
) {
  let lastVisitor: string | undefined
  let visitorChangedAt = -Infinity
  const countFiltered = (slotRequests: readonly SlotRequest[]) =>
    slotRequests.filter(({ isFiltered }) => isFiltered).length
  return {
    noteVisitor(visitor: string | undefined) {
      if (visitor === undefined || visitor === lastVisitor) return
      if (lastVisitor !== undefined) visitorChangedAt = now()
      lastVisitor = visitor
    },
    isAllowed({ visitor, isFiltered }: SlotRequest): boolean {
      if (now() - visitorChangedAt >= contentionMs) return true
      const visitorSlots = running.filter(slotRequest => visitor !== undefined && slotRequest.visitor === visitor)
      if (visitorSlots.length >= maxPerVisitor) return false
      if (!isFiltered || maxFiltered === Infinity) return true
      return countFiltered(visitorSlots) === 0 && countFiltered(running) < maxFiltered
    },
  }
}

/** A queue in which visitors take turns; the tickets of each are in order of arrival. */
function createFairQueue() {
  const ticketsByVisitor = new Map<string | undefined, Set<Ticket>>()

  const drop = (ticket: Ticket) => {
    const { visitor } = ticket.slotRequest
    const tickets = ticketsByVisitor.get(visitor)
    tickets?.delete(ticket)
    if (tickets?.size === 0) ticketsByVisitor.delete(visitor)
  }

  return {
    add(ticket: Ticket) {
      const { visitor } = ticket.slotRequest
      const tickets = ticketsByVisitor.get(visitor)
      if (tickets) tickets.add(ticket)
      else ticketsByVisitor.set(visitor, new Set([ticket]))
    },
    drop,
    take(canStart: (slotRequest: SlotRequest) => boolean): Ticket | undefined {
      for (const [visitor, tickets] of ticketsByVisitor)
        for (const ticket of tickets) {
          if (!canStart(ticket.slotRequest)) continue
          // The visitor moves to the end of the queue.
          ticketsByVisitor.delete(visitor)
          ticketsByVisitor.set(visitor, tickets)
          drop(ticket)
          return ticket
        }
      return undefined
    },
    size: () => [...ticketsByVisitor.values()].reduce((sum, tickets) => sum + tickets.size, 0),
  }
}

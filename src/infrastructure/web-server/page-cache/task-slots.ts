import type { Urgency } from './swr-cache.ts'

/** A task was queued for too long. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

export interface SlotRequest {
  /**
   * Revalidations take at most half of the slots, but at least one. If none is running and there are several slots, the
   * next one starts before queued first renders.
   */
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

/** A visitor may occupy all slots after so long without others: without `TRUSTED_PROXIES`, all may share one address. */
const contentionMs = 10_000

interface Ticket {
  readonly slotRequest: SlotRequest
  readonly start: () => void
  readonly arrival: number
}

type CanStart = (slotRequest: SlotRequest) => boolean

/** Visitors take turns, so that one with many requests does not delay another. */
export function createTaskSlots({ concurrency, queueTimeoutMs, ...shareLimits }: SlotLimits) {
  const running: SlotRequest[] = []
  const shares = createShares(running, shareLimits)
  const queues = { first: createFairQueue(), revalidation: createFairQueue() }
  const maxRevalidations = Math.max(1, Math.floor(concurrency / 2))
  let arrivalCount = 0

  const takeNext = () => {
    if (running.length >= concurrency) return undefined
    const canStart = shares.createCheck()
    const revalidationCount = running.filter(({ urgency }) => urgency === 'revalidation').length
    const takeFirstRender = () => queues.first.take(canStart)
    const takeRevalidation = () =>
      revalidationCount < maxRevalidations ? queues.revalidation.take(canStart) : undefined
    return concurrency > 1 && revalidationCount === 0
      ? (takeRevalidation() ?? takeFirstRender())
      : (takeFirstRender() ?? takeRevalidation())
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
        const ticket = { slotRequest, start, arrival: (arrivalCount += 1) }
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
    /** The check is valid until a task starts or ends. */
    createCheck(): CanStart {
      if (now() - visitorChangedAt >= contentionMs) return () => true
      const isFilteredFull = countFiltered(running) >= maxFiltered
      return ({ visitor, isFiltered }) => {
        if (isFiltered && isFilteredFull) return false
        const visitorSlots = running.filter(slotRequest => visitor !== undefined && slotRequest.visitor === visitor)
        if (visitorSlots.length >= maxPerVisitor) return false
        return !isFiltered || maxFiltered === Infinity || countFiltered(visitorSlots) === 0
      }
    },
  }
}

/** Each set is in order of arrival. `CanStart` allows all of a set or none, so only the first of each is checked. */
interface VisitorTickets {
  readonly plain: Set<Ticket>
  readonly filtered: Set<Ticket>
}

function findFirst({ plain, filtered }: VisitorTickets, canStart: CanStart): Ticket | undefined {
  const [firstPlain] = plain
  const [firstFiltered] = filtered
  const isFilteredFirst = firstFiltered && (!firstPlain || firstFiltered.arrival < firstPlain.arrival)
  const candidates = isFilteredFirst ? [firstFiltered, firstPlain] : [firstPlain, firstFiltered]
  return candidates.find(ticket => ticket && canStart(ticket.slotRequest))
}

function createFairQueue() {
  const ticketsByVisitor = new Map<string | undefined, VisitorTickets>()
  const selectSet = ({ plain, filtered }: VisitorTickets, { isFiltered }: SlotRequest) =>
    isFiltered ? filtered : plain

  const drop = (ticket: Ticket) => {
    const { visitor } = ticket.slotRequest
    const tickets = ticketsByVisitor.get(visitor)
    if (!tickets) return
    selectSet(tickets, ticket.slotRequest).delete(ticket)
    if (tickets.plain.size + tickets.filtered.size === 0) ticketsByVisitor.delete(visitor)
  }

  return {
    add(ticket: Ticket) {
      const { visitor } = ticket.slotRequest
      const tickets = ticketsByVisitor.get(visitor) ?? { plain: new Set(), filtered: new Set() }
      selectSet(tickets, ticket.slotRequest).add(ticket)
      ticketsByVisitor.set(visitor, tickets)
    },
    drop,
    take(canStart: CanStart): Ticket | undefined {
      for (const [visitor, tickets] of ticketsByVisitor) {
        const ticket = findFirst(tickets, canStart)
        if (!ticket) continue
        // The visitor moves to the end of the queue.
        ticketsByVisitor.delete(visitor)
        ticketsByVisitor.set(visitor, tickets)
        drop(ticket)
        return ticket
      }
      return undefined
    },
    size: () =>
      [...ticketsByVisitor.values()].reduce((sum, { plain, filtered }) => sum + plain.size + filtered.size, 0),
  }
}

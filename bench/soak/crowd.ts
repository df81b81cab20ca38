import { setMaxListeners } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { addVisit, emptyTally, type Tally } from './tally.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'

/** The number of concurrent visitors, and their pause after each response. */
export interface CrowdSize {
  readonly visitors: number
  readonly pauseMs: number
}

/** Visitors that send requests until `stop`. */
export function startCrowd(origin: string, { visitors, pauseMs }: CrowdSize, next: () => Visit) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const leaving = new AbortController()
  setMaxListeners(visitors, leaving.signal)
  let tally: Tally = emptyTally
  const runVisitor = async () => {
    while (!leaving.signal.aborted) {
      const visited = await visit(origin, next(), agent)
      tally = addVisit(tally, visited)
      await setTimeout(pauseMs, undefined, { signal: leaving.signal }).catch(() => undefined)
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, runVisitor))
  return {
    /** Returns and resets the tally. */
    take(): Tally {
      const taken = tally
      tally = emptyTally
      return taken
    },
    async stop(): Promise<Tally> {
      leaving.abort()
      await all
      agent.destroy()
      return tally
    },
  }
}

import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { addVisit, emptyTally, type Tally } from './tally.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'

/** So many visitors at once, each asking again this long (ms) after its answer. */
export interface CrowdSize {
  readonly visitors: number
  readonly pauseMs: number
}

/** Visitors who ask for one address after another until `stop`, and what they saw since they were last asked. */
export function startCrowd(origin: string, { visitors, pauseMs }: CrowdSize, next: () => Visit) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const leaving = new AbortController()
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
    /** What they saw, then forgotten. */
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

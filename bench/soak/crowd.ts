import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { counted, nothing, type Tally } from './tally.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'

/** So many visitors at once, each asking again this long (ms) after its answer. */
export interface Size {
  readonly visitors: number
  readonly pause: number
}

/** Visitors who ask for one address after another until `stop`, and what they saw since they were last asked. */
export function crowd(origin: string, { visitors, pause }: Size, next: () => Visit) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const leaving = new AbortController()
  let tally: Tally = nothing
  const visitor = async () => {
    while (!leaving.signal.aborted) {
      const visited = await visit(origin, next(), agent)
      tally = counted(tally, visited)
      await setTimeout(pause, undefined, { signal: leaving.signal }).catch(() => undefined)
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, visitor))
  return {
    /** What they saw, then forgotten. */
    take(): Tally {
      const seen = tally
      tally = nothing
      return seen
    },
    async stop(): Promise<Tally> {
      leaving.abort()
      await all
      agent.destroy()
      return tally
    },
  }
}

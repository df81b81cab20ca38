import { setMaxListeners } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { addVisit, emptyTally, type Tally } from './tally.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'

export interface CrowdSize {
  readonly visitors: number
  readonly pauseMs: number
}

export function startCrowd(origin: string, { visitors, pauseMs }: CrowdSize, createVisit: () => Visit) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const abortController = new AbortController()
  setMaxListeners(visitors, abortController.signal)
  let tally: Tally = emptyTally
  const runVisitor = async () => {
    while (!abortController.signal.aborted) {
      const result = await visit(origin, createVisit(), agent)
      tally = addVisit(tally, result)
      await setTimeout(pauseMs, undefined, { signal: abortController.signal }).catch(() => undefined)
    }
  }
  const allVisitors = Promise.all(Array.from({ length: visitors }, runVisitor))
  return {
    takeTally(): Tally {
      const currentTally = tally
      tally = emptyTally
      return currentTally
    },
    async stop(): Promise<Tally> {
      abortController.abort()
      await allVisitors
      agent.destroy()
      return tally
    },
  }
}

import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { MeasuredProcess } from '../support/measured-process.ts'
import { formatTally, type Tally } from '../soak/tally.ts'
import { visit } from '../../tests/servers/visit.ts'

export interface Attack {
  readonly name: string
  readonly run: () => Promise<AttackResult>
}

export interface AttackResult {
  readonly tally: Tally
  readonly note?: string
  readonly problems?: readonly string[]
}

export interface Cost {
  readonly cpuMs: number
  /** Infinity if a request failed. */
  readonly slowestHealthMs: number
  /** Bytes. */
  readonly peakRss: number
}

const pauseMs = 100

export async function measureAttack<T>(
  site: MeasuredProcess,
  run: () => Promise<T>,
): Promise<Cost & { readonly result: T }> {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.3' })
  const abortController = new AbortController()
  let slowestHealthMs = 0
  let peakRss = 0
  const probeSite = async () => {
    while (!abortController.signal.aborted) {
      const { statusOrFailure, ms } = await visit(site.origin, { path: '/healthz' }, agent)
      slowestHealthMs = Math.max(slowestHealthMs, statusOrFailure === 200 ? ms : Number.POSITIVE_INFINITY)
      peakRss = Math.max(peakRss, (await site.getUsage()).rss)
      await setTimeout(pauseMs)
    }
  }
  const { cpuMs: cpuMsBefore } = await site.getUsage('collect')
  const probePromise = probeSite()
  const result = await run()
  abortController.abort()
  await probePromise
  agent.destroy()
  const { cpuMs: cpuMsAfter } = await site.getUsage()
  return { result, cpuMs: cpuMsAfter - cpuMsBefore, slowestHealthMs, peakRss }
}

export const formatRow = (name: string, { tally, note }: AttackResult, cost: Cost) => ({
  attack: name,
  responses: formatTally(tally),
  'CPU, ms': Math.round(cost.cpuMs),
  'slowest /healthz, ms': Math.round(cost.slowestHealthMs),
  'peak memory, MB': Math.round(cost.peakRss / 1_048_576),
  note: note ?? '',
})

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
  /** What the table adds to the outcomes. */
  readonly note?: string
  readonly problems?: readonly string[]
}

/** What an attack cost the site. */
export interface Cost {
  readonly cpuMs: number
  /** The longest wait for `/healthz` from another address. */
  readonly slowestHealthMs: number
  readonly peakRss: number
}

const pauseMs = 100

/** Asks for `/healthz` and the memory while an attack runs. */
export async function measure<T>(site: MeasuredProcess, run: () => Promise<T>): Promise<Cost & { readonly result: T }> {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.3' })
  const isOver = new AbortController()
  let slowestHealthMs = 0
  let peakRss = 0
  const probe = async () => {
    while (!isOver.signal.aborted) {
      const { outcome, ms } = await visit(site.origin, { path: '/healthz' }, agent)
      slowestHealthMs = Math.max(slowestHealthMs, outcome === 200 ? ms : Number.POSITIVE_INFINITY)
      peakRss = Math.max(peakRss, (await site.getUsage()).rss)
      await setTimeout(pauseMs)
    }
  }
  const { cpuMs: before } = await site.getUsage('collect')
  const probing = probe()
  const result = await run()
  isOver.abort()
  await probing
  agent.destroy()
  const { cpuMs: after } = await site.getUsage()
  return { result, cpuMs: after - before, slowestHealthMs, peakRss }
}

/** A row of the table. */
export const formatRow = (name: string, { tally, note }: AttackResult, cost: Cost) => ({
  attack: name,
  ended: formatTally(tally),
  'CPU, ms': Math.round(cost.cpuMs),
  'slowest /healthz, ms': Math.round(cost.slowestHealthMs),
  'peak memory, MB': Math.round(cost.peakRss / 1_048_576),
  note: note ?? '',
})

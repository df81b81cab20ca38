import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { BreakableApi } from './api.ts'
import type { soakedSite } from './soaked-site.ts'
import { counted, nothing, violations } from './tally.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'

/** Pages that are being made when the site is told to stop; the API takes a second for each call. */
const begun = 6

/** Stops the site while it makes pages and others ask: what it had begun must be answered. */
export async function stopUnderLoad(
  site: Awaited<ReturnType<typeof soakedSite>>,
  api: BreakableApi,
  next: () => Visit,
): Promise<readonly string[]> {
  await api.fault({ delay: 1000 })
  const before = await api.calls()
  const agent = new Agent({ keepAlive: true })
  const visits = Promise.all(Array.from({ length: begun }, () => visit(site.origin, next(), agent)))
  while ((await api.calls()) < before + begun) await setTimeout(20)
  const { taken, answered } = await site.stop()
  const tally = (await visits).reduce(counted, nothing)
  agent.destroy()
  console.log(`stopped: ${taken} requests taken, ${answered} answered; begun before: ${JSON.stringify(tally.ended)}`)
  return [
    ...violations('pages that were being made at SIGTERM', tally, [200, 404, 503]),
    ...(taken === answered ? [] : [`${taken - answered} requests were taken and not answered`]),
  ]
}

import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { UnreliableApi } from './unreliable-api.ts'
import type { startSoakedSite } from './soaked-site.ts'
import { addVisit, emptyTally, findViolations } from './tally.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'

const openRequestCount = 6

export async function stopUnderLoad(
  site: Awaited<ReturnType<typeof startSoakedSite>>,
  api: UnreliableApi,
  createVisit: () => Visit,
): Promise<readonly string[]> {
  await api.addDelay(1000)
  const callsBefore = api.countCalls()
  const agent = new Agent({ keepAlive: true })
  const visits = Promise.all(Array.from({ length: openRequestCount }, () => visit(site.origin, createVisit(), agent)))
  while (api.countCalls() < callsBefore + openRequestCount) await setTimeout(20)
  const { requests, responses, unhandledErrors } = await site.stop()
  const tally = (await visits).reduce(addVisit, emptyTally)
  agent.destroy()
  console.log(
    `stopped: ${requests} requests, ${responses} responses; requests in progress: ${JSON.stringify(tally.counts)}`,
  )
  return [
    ...findViolations('requests in progress at SIGTERM', tally, [200, 404, 503]),
    ...(unhandledErrors === 0 ? [] : [`${unhandledErrors} unhandled errors in the log`]),
    ...(requests === responses ? [] : [`${requests - responses} received requests got no complete response`]),
  ]
}

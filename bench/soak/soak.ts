import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cachedVisits, createNewVisits } from './addresses.ts'
import { apiOrigin, createBreakableApi } from './api.ts'
import { startCrowd } from './crowd.ts'
import { phases } from './phases.ts'
import { startSoakedSite } from './soaked-site.ts'
import { stopUnderLoad } from './stop-under-load.ts'
import { addVisit, emptyTally, formatTally, findViolations } from './tally.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'

/*
 * Tests the built site under load while its API fails in every way. Cached pages must be served at all times, other requests
 * with 200, 404 or 503, and all pages after the recovery. Finally, stops the site under load. Its clock runs 60 times as fast.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0')
const phaseMs = (minutes * 60_000) / phases.length

const api = createBreakableApi()
await api.start()
const site = await startSoakedSite()
const next = await createNewVisits(apiOrigin)
const problems: string[] = []

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
for (const kept of cachedVisits) {
  const { outcome, isCacheable } = await visit(site.origin, kept, agent)
  if (outcome !== 200 || !isCacheable) problems.push(`${kept.path} could not be made: ${outcome}`)
}

let turn = 0
const nextCached = (): Visit => cachedVisits[turn++ % cachedVisits.length] ?? { path: '/' }
const readers = startCrowd(site.origin, { visitors: 8, pauseMs: 10 }, nextCached)
const explorers = startCrowd(site.origin, { visitors: 3, pauseMs: 100 }, next)

for (const { name, begin } of phases) {
  await begin(api)
  await setTimeout(phaseMs)
  const [kept, fresh] = [readers.take(), explorers.take()]
  const { rss, used } = await site.getUsage('collect')
  const megabytes = [rss, used].map(bytes => Math.round(bytes / 1_048_576))
  console.log(
    `${name}\n  kept: ${formatTally(kept)}\n  new: ${formatTally(fresh)}\n  memory: ${megabytes.join(' MB, in use ')} MB`,
  )
  problems.push(
    ...findViolations(`${name}, kept pages`, kept, [200]),
    ...findViolations(`${name}, new pages`, fresh, [200, 404, 503]),
  )
}

await explorers.stop()
let recovered = emptyTally
for (let count = 0; count < 20; count += 1) recovered = addVisit(recovered, await visit(site.origin, next(), agent))
console.log(`after recovery, new: ${formatTally(recovered)}`)
problems.push(...findViolations('after recovery, new pages', recovered, [200, 404]))
agent.destroy()

problems.push(...(await stopUnderLoad(site, api, next)))
const last = await readers.stop()
console.log(`while it stopped, kept: ${formatTally(last)}`)
// Connections that the site closes before it reads a request are allowed: `stopUnderLoad` checks the received requests.
problems.push(...findViolations('while it stopped, kept pages', last, [200, 503, 'refused', 'reset']))
await api.stop()

console.log(problems.length === 0 ? '\nAll checks passed.' : `\nFailed:\n${problems.join('\n')}`)
process.exitCode = problems.length === 0 ? 0 : 1

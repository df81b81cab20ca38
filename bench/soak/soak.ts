import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { keptVisits, newVisits } from './addresses.ts'
import { apiOrigin, breakableApi } from './api.ts'
import { crowd } from './crowd.ts'
import { phases } from './phases.ts'
import { soakedSite } from './soaked-site.ts'
import { stopUnderLoad } from './stop-under-load.ts'
import { counted, nothing, shown, violations } from './tally.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'

/*
 * The built site under load while its API fails in every way: pages that are kept must be answered all the time, anything else
 * honestly, everything when the API is back; then the site is stopped under load. The site's clock runs 60 times as fast.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes is a number above 0')
const phaseMs = (minutes * 60_000) / phases.length

const api = breakableApi()
await api.start()
const site = await soakedSite()
const next = await newVisits(apiOrigin)
const wrong: string[] = []

const asked = new Agent({ keepAlive: true, maxSockets: 1 })
for (const kept of keptVisits) {
  const { outcome, isCacheable } = await visit(site.origin, kept, asked)
  if (outcome !== 200 || !isCacheable) wrong.push(`${kept.path} could not be made: ${outcome}`)
}

let turn = 0
const keptNext = (): Visit => keptVisits[turn++ % keptVisits.length] ?? { path: '/' }
const readers = crowd(site.origin, { visitors: 8, pause: 10 }, keptNext)
const explorers = crowd(site.origin, { visitors: 3, pause: 100 }, next)

for (const { name, begin } of phases) {
  await begin(api)
  await setTimeout(phaseMs)
  const [kept, fresh] = [readers.take(), explorers.take()]
  const { rss, used } = await site.usage('collect')
  const megabytes = [rss, used].map(bytes => Math.round(bytes / 1_048_576))
  console.log(`${name}\n  kept: ${shown(kept)}\n  new: ${shown(fresh)}\n  memory: ${megabytes.join(' MB, in use ')} MB`)
  wrong.push(
    ...violations(`${name}, kept pages`, kept, [200]),
    ...violations(`${name}, new pages`, fresh, [200, 404, 503]),
  )
}

await explorers.stop()
let recovered = nothing
for (let count = 0; count < 20; count += 1) recovered = counted(recovered, await visit(site.origin, next(), asked))
console.log(`after recovery, new: ${shown(recovered)}`)
wrong.push(...violations('after recovery, new pages', recovered, [200, 404]))
asked.destroy()

wrong.push(...(await stopUnderLoad(site, api, next)))
const last = await readers.stop()
console.log(`while it stopped, kept: ${shown(last)}`)
// A connection that the site closes before it reads a request counts as refused: what it took, it counted itself.
wrong.push(...violations('while it stopped, kept pages', last, [200, 503, 'refused', 'reset']))
await api.stop()

console.log(wrong.length === 0 ? '\nAll held.' : `\nViolated:\n${wrong.join('\n')}`)
process.exitCode = wrong.length === 0 ? 0 : 1

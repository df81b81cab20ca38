import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createSessionCookie, createUseCaseVisits } from '../../tests/servers/use-case-calls.ts'
import { damages } from '../../tests/servers/send-damaged-answer.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'
import { cachedVisits, createNewVisits } from './addresses.ts'
import { apiOrigin, soakedToken, startBreakableApi, type SoakedBehaviour } from './api.ts'
import { startCrowd } from './crowd.ts'
import { startSoakedSite } from './soaked-site.ts'
import { stopUnderLoad } from './stop-under-load.ts'
import { addVisit, countVisits, emptyTally, formatTally, findViolations } from './tally.ts'

/*
 * Tests the built site under load while its API fails in every way, twice. Cached pages must be served at all times, other requests
 * with 200, 404 or 503, use-cases with the status of an outcome, and all pages after the recovery. Memory must not grow in the second
 * round. Finally, stops the site under load. Its clock runs 60 times as fast.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0')

const failures: readonly SoakedBehaviour[] = ['silent', 'failing', 'broken', 'dead', ...damages]
const phases: readonly SoakedBehaviour[] = ['good', 'killed', 'good', ...failures, 'good']
const rounds = ['first', 'second'] as const
const phaseMs = (minutes * 60_000) / (phases.length * rounds.length)
const maxGrowth = 1.1

const api = await startBreakableApi()
const site = await startSoakedSite()
const next = await createNewVisits(apiOrigin)
const problems: string[] = []

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
for (const kept of cachedVisits) {
  const { outcome, isCacheable } = await visit(site.origin, kept, agent)
  if (outcome !== 200 || !isCacheable) problems.push(`${kept.path} could not be made: ${outcome}`)
}

function createTurns(visits: readonly Visit[]): () => Visit {
  let turn = 0
  return () => visits[turn++ % visits.length] ?? { path: '/' }
}
// Signing out would end the session that the others use.
const useCases = createUseCaseVisits(createSessionCookie(soakedToken)).map(each =>
  each.name === 'signOut' ? { ...each, headers: { ...each.headers, cookie: '' } } : each,
)
const crowds = {
  kept: startCrowd(site.origin, { visitors: 8, pauseMs: 10 }, createTurns(cachedVisits)),
  new: startCrowd(site.origin, { visitors: 3, pauseMs: 100 }, next),
  // One for each use-case, because an answer that never ends takes the whole timeout.
  'use-cases': startCrowd(site.origin, { visitors: useCases.length, pauseMs: 100 }, createTurns(useCases)),
}
// The mock API limits wrong passwords and codes: 429.
const allowed = { kept: [200], new: [200, 404, 503], 'use-cases': [200, 401, 403, 404, 409, 422, 429, 503] }
const kinds = ['kept', 'new', 'use-cases'] as const

const memory: number[] = []
for (const round of rounds) {
  for (const behaviour of phases) {
    await api.behave(behaviour)
    await setTimeout(phaseMs)
    const name = `${round} round, API ${behaviour}`
    const { rss, used } = await site.getUsage('collect')
    const megabytes = [rss, used].map(bytes => Math.round(bytes / 1_048_576))
    console.log(`${name}\n  memory: ${megabytes.join(' MB, in use ')} MB`)
    for (const kind of kinds) {
      const tally = crowds[kind].take()
      console.log(`  ${kind}: ${formatTally(tally)}`)
      problems.push(...findViolations(`${name}, ${kind}`, tally, allowed[kind]))
      if (kind === 'use-cases' && countVisits(tally) < useCases.length)
        problems.push(`${name}: ${countVisits(tally)} answers to ${useCases.length} use-cases; give it more --minutes`)
    }
  }
  memory.push((await site.getUsage('collect')).rss)
}
const [before = 0, after = 0] = memory
const growth = after / before
console.log(`memory after the second round: ${growth.toFixed(2)} × that after the first`)
if (growth > maxGrowth) problems.push(`memory grew to ${growth.toFixed(2)} × in the second round`)

await Promise.all([crowds.new.stop(), crowds['use-cases'].stop()])
let recovered = emptyTally
for (let count = 0; count < 20; count += 1) recovered = addVisit(recovered, await visit(site.origin, next(), agent))
console.log(`after recovery, new: ${formatTally(recovered)}`)
problems.push(...findViolations('after recovery, new pages', recovered, [200, 404]))
agent.destroy()

problems.push(...(await stopUnderLoad(site, api, next)))
const last = await crowds.kept.stop()
console.log(`while it stopped, kept: ${formatTally(last)}`)
// Connections that the site closes before it reads a request are allowed: `stopUnderLoad` checks the received requests.
problems.push(...findViolations('while it stopped, kept pages', last, [200, 503, 'refused', 'reset']))
await api.stop()

console.log(problems.length === 0 ? '\nAll checks passed.' : `\nFailed:\n${problems.join('\n')}`)
process.exitCode = problems.length === 0 ? 0 : 1

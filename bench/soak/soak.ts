import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createSessionCookie, createUseCaseVisits } from '../../tests/servers/use-case-visits.ts'
import { damages } from '../../tests/servers/send-damaged-response.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'
import { cachedVisits, createVisitSupply } from './visits.ts'
import { sessionToken, startUnreliableApi, type UnreliableApiBehavior } from './unreliable-api.ts'
import { startCrowd } from './crowd.ts'
import { startSoakedSite } from './soaked-site.ts'
import { stopUnderLoad } from './stop-under-load.ts'
import { addVisit, countVisits, emptyTally, formatTally, findViolations } from './tally.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0')

const failures: readonly UnreliableApiBehavior[] = ['silent', 'failing', 'broken', 'unreachable', ...damages]
const phases: readonly UnreliableApiBehavior[] = ['good', 'killed', 'good', ...failures, 'good']
const rounds = ['first', 'second'] as const
const phaseMs = (minutes * 60_000) / (phases.length * rounds.length)
const maxGrowth = 1.1

const api = await startUnreliableApi()
const site = await startSoakedSite(api.origin)
const createNewVisit = await createVisitSupply(api.origin)
const problems: string[] = []

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
for (const cachedVisit of cachedVisits) {
  const { statusOrFailure, isCacheable } = await visit(site.origin, cachedVisit, agent)
  if (statusOrFailure !== 200) problems.push(`${cachedVisit.path} could not be rendered: ${statusOrFailure}`)
  else if (!isCacheable) problems.push(`${cachedVisit.path} is not cacheable`)
}

function createRotation(visits: readonly Visit[]): () => Visit {
  let turn = 0
  return () => visits[turn++ % visits.length] ?? { path: '/' }
}
// The sign-out has no session cookie, so that it does not end the session that the other visits share.
const useCaseVisits = createUseCaseVisits(createSessionCookie(sessionToken)).map(useCaseVisit =>
  useCaseVisit.name === 'signOut'
    ? { ...useCaseVisit, headers: { ...useCaseVisit.headers, cookie: '' } }
    : useCaseVisit,
)
const crowds = {
  cached: startCrowd(site.origin, { visitors: 8, pauseMs: 10 }, createRotation(cachedVisits)),
  new: startCrowd(site.origin, { visitors: 3, pauseMs: 100 }, createNewVisit),
  // One visitor for each use-case, because a response that never ends takes the whole timeout.
  'use-cases': startCrowd(site.origin, { visitors: useCaseVisits.length, pauseMs: 100 }, createRotation(useCaseVisits)),
}
// 429, because the mock API limits wrong passwords and requests for a code.
const allowedStatuses = { cached: [200], new: [200, 404, 503], 'use-cases': [200, 401, 403, 404, 409, 422, 429, 503] }
const crowdKinds = ['cached', 'new', 'use-cases'] as const

const toMegabytes = (bytes: number) => Math.round(bytes / 1_048_576)
const memory: number[] = []
for (const round of rounds) {
  for (const behavior of phases) {
    await api.setBehavior(behavior)
    await setTimeout(phaseMs)
    const name = `${round} round, API ${behavior}`
    const { rss, liveBytes } = await site.getUsage('collect')
    console.log(`${name}\n  memory: ${toMegabytes(rss)} MB, in use ${toMegabytes(liveBytes)} MB`)
    for (const kind of crowdKinds) {
      const tally = crowds[kind].takeTally()
      console.log(`  ${kind}: ${formatTally(tally)}`)
      problems.push(...findViolations(`${name}, ${kind}`, tally, allowedStatuses[kind]))
      if (kind === 'use-cases' && countVisits(tally) < useCaseVisits.length)
        problems.push(
          `${name}: only ${countVisits(tally)} visits to ${useCaseVisits.length} use-cases; increase --minutes`,
        )
    }
  }
  memory.push((await site.getUsage('collect')).rss)
}
const [firstRoundMemory = 0, secondRoundMemory = 0] = memory
const growth = secondRoundMemory / firstRoundMemory
console.log(`memory after the second round: ${growth.toFixed(2)} × that after the first`)
if (growth > maxGrowth) problems.push(`memory grew by a factor of ${growth.toFixed(2)} in the second round`)

await Promise.all([crowds.new.stop(), crowds['use-cases'].stop()])
let recoveryTally = emptyTally
for (let count = 0; count < 20; count += 1)
  recoveryTally = addVisit(recoveryTally, await visit(site.origin, createNewVisit(), agent))
console.log(`after recovery, new: ${formatTally(recoveryTally)}`)
problems.push(...findViolations('after recovery, new pages', recoveryTally, [200, 404]))
const recoveryCachedTally = crowds.cached.takeTally()
console.log(`after recovery, cached: ${formatTally(recoveryCachedTally)}`)
problems.push(...findViolations('after recovery, cached pages', recoveryCachedTally, allowedStatuses.cached))
agent.destroy()

problems.push(...(await stopUnderLoad(site, api, createNewVisit)))
const finalTally = await crowds.cached.stop()
console.log(`while the site stopped, cached: ${formatTally(finalTally)}`)
// Connections that the site closes before it reads a request are allowed: `stopUnderLoad` checks the received requests.
problems.push(...findViolations('while the site stopped, cached pages', finalTally, [200, 503, 'refused', 'reset']))
await api.stop()

console.log(problems.length === 0 ? '\nAll checks passed.' : `\nFailed:\n${problems.join('\n')}`)
process.exitCode = problems.length === 0 ? 0 : 1

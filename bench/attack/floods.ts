import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { addVisit, emptyTally, findViolations, formatTally } from '../soak/tally.ts'
import { getPercentile } from '../support/statistics.ts'
import { visit } from '../../tests/servers/visit.ts'
import type { AttackedSite } from './attacked-site.ts'
import type { Attack } from './measure-attack.ts'

const floodMs = 10_000
const connectionCount = 100
const visitorPauseMs = 250

const createQueryPath = (name: string, input: unknown) =>
  `/use-cases/${name}?${new URLSearchParams({ lang: 'ru', input: JSON.stringify(input) })}`

/** All paths differ, so no cache has the response. */
const floodPaths: Readonly<Record<string, (number: number) => string>> = {
  'filtered lists': number => `/profiles?search=b${number}`,
  'missing profiles': number => `/profiles/${100_000 + number}`,
  'missing pages': number => `/nobody-${number}`,
  'missing sitemap files': number => `/sitemaps/profiles-${10_000 + (number % 90_000)}.xml`,
  'share images of missing profiles': number => `/og/ru/profile/${100_000 + number}.png`,
  'shared queries': number => createQueryPath('listCategories', { cityId: number + 1 }),
  suggestions: number => createQueryPath('suggest', { text: `b${number}` }),
}

let uncachedProfileId = 0
async function requestUncachedProfiles(origin: string, signal: AbortSignal) {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.4' })
  const times: number[] = []
  let tally = emptyTally
  while (!signal.aborted) {
    const result = await visit(origin, { path: `/profiles/${(uncachedProfileId += 1)}` }, agent)
    tally = addVisit(tally, result)
    times.push(result.ms)
    await setTimeout(visitorPauseMs)
  }
  agent.destroy()
  return { tally, medianMs: getPercentile(times, 0.5) }
}

async function floodSite(origin: string, createPath: (number: number) => string, signal: AbortSignal) {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount, localAddress: '127.0.0.2' })
  let number = 0
  let tally = emptyTally
  const sendRequests = async () => {
    while (!signal.aborted) {
      const result = await visit(origin, { path: createPath((number += 1)) }, agent)
      tally = addVisit(tally, result)
    }
  }
  await Promise.all(Array.from({ length: connectionCount }, sendRequests))
  agent.destroy()
  return tally
}

async function holdConnections(port: number, signal: AbortSignal): Promise<void> {
  const sockets = Array.from({ length: connectionCount * 2 }, () =>
    connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => undefined),
  )
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX: ')
  while (!signal.aborted) {
    for (const socket of sockets) socket.write('x')
    await setTimeout(1000)
  }
  for (const socket of sockets) socket.destroy()
}

export async function createFloodAttacks(site: AttackedSite): Promise<readonly Attack[]> {
  const baselineResult = await requestUncachedProfiles(site.origin, AbortSignal.timeout(floodMs / 2))
  const createNote = (medianMs: number) =>
    `an uncached profile for another visitor: ${Math.round(medianMs)} ms, ${(medianMs / baselineResult.medianMs).toFixed(1)} × the time without a flood`
  const createAttack = (
    name: string,
    run: (signal: AbortSignal) => Promise<typeof emptyTally>,
    allowedStatuses: readonly number[] | null,
  ): Attack => ({
    name,
    async run() {
      const signal = AbortSignal.timeout(floodMs)
      const [tally, otherVisitor] = await Promise.all([run(signal), requestUncachedProfiles(site.origin, signal)])
      return {
        tally,
        note: createNote(otherVisitor.medianMs),
        problems: [
          ...(allowedStatuses ? findViolations(name, tally, allowedStatuses) : []),
          ...findViolations(`${name}, another visitor (${formatTally(otherVisitor.tally)})`, otherVisitor.tally, [200]),
        ],
      }
    },
  })
  return [
    ...Object.entries(floodPaths).map(([name, createPath]) =>
      createAttack(
        `${connectionCount} connections that request ${name}`,
        signal => floodSite(site.origin, createPath, signal),
        name.includes('missing') ? [404, 503] : [200, 503],
      ),
    ),
    createAttack(
      `${connectionCount * 2} connections that never finish their headers`,
      async signal => {
        await holdConnections(Number(new URL(site.origin).port), signal)
        return emptyTally
      },
      null,
    ),
  ]
}

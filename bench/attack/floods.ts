import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { addVisit, emptyTally, findViolations, formatTally } from '../soak/tally.ts'
import { getPercentile } from '../support/statistics.ts'
import { visit } from '../../tests/servers/visit.ts'
import type { AttackedSite } from './attacked-site.ts'
import type { Attack } from './measure.ts'

const floodMs = 10_000
const connections = 100
/** Cold profiles that another address asks for, one after the other. */
const otherPauseMs = 250

const createQuery = (name: string, input: unknown) =>
  `/use-cases/${name}?${new URLSearchParams({ lang: 'ru', input: JSON.stringify(input) })}`

/** Addresses that are new each time, so no cache has them. */
const floods: Readonly<Record<string, (number: number) => string>> = {
  'filtered lists': number => `/profiles?search=b${number}`,
  profiles: number => `/profiles/${100_000 + number}`,
  'missing pages': number => `/nobody-${number}`,
  'sitemap files': number => `/sitemaps/profiles-${(number % 90_000) + 1}.xml`,
  'share images': number => `/og/ru/profile/${100_000 + number}.png`,
  'shared queries': number => createQuery('listCategories', { cityId: number + 1 }),
  suggestions: number => createQuery('suggest', { text: `b${number}` }),
}

let cold = 0
/** Cold profiles of another visitor until the signal. */
async function readColdProfiles(origin: string, isOver: AbortSignal) {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.4' })
  const times: number[] = []
  let tally = emptyTally
  while (!isOver.aborted) {
    const visited = await visit(origin, { path: `/profiles/${(cold += 1)}` }, agent)
    tally = addVisit(tally, visited)
    times.push(visited.ms)
    await setTimeout(otherPauseMs)
  }
  agent.destroy()
  return { tally, medianMs: getPercentile(times, 0.5) }
}

async function flood(origin: string, createPath: (number: number) => string, isOver: AbortSignal) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: '127.0.0.2' })
  let number = 0
  let tally = emptyTally
  const send = async () => {
    while (!isOver.aborted) {
      const visited = await visit(origin, { path: createPath((number += 1)) }, agent)
      tally = addVisit(tally, visited)
    }
  }
  await Promise.all(Array.from({ length: connections }, send))
  agent.destroy()
  return tally
}

/** Connections that send a byte of their headers each second. */
async function holdConnections(port: number, isOver: AbortSignal): Promise<void> {
  const sockets = Array.from({ length: connections * 2 }, () =>
    connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => undefined),
  )
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX: ')
  while (!isOver.aborted) {
    for (const socket of sockets) socket.write('x')
    await setTimeout(1000)
  }
  for (const socket of sockets) socket.destroy()
}

/** Floods of ten seconds from one address, while another one asks for profiles. */
export async function createFloodAttacks(site: AttackedSite): Promise<readonly Attack[]> {
  const quiet = await readColdProfiles(site.origin, AbortSignal.timeout(floodMs / 2))
  const createNote = (medianMs: number) =>
    `a cold profile for another address: ${Math.round(medianMs)} ms, ${(medianMs / quiet.medianMs).toFixed(1)} × its quiet time`
  const attack = (name: string, run: (isOver: AbortSignal) => Promise<typeof emptyTally>): Attack => ({
    name,
    async run() {
      const isOver = AbortSignal.timeout(floodMs)
      const [tally, other] = await Promise.all([run(isOver), readColdProfiles(site.origin, isOver)])
      return {
        tally,
        note: createNote(other.medianMs),
        problems: findViolations(`${name}, another address (${formatTally(other.tally)})`, other.tally, [200]),
      }
    },
  })
  return [
    ...Object.entries(floods).map(([name, createPath]) =>
      attack(`${connections} connections that ask for ${name}`, isOver => flood(site.origin, createPath, isOver)),
    ),
    attack(`${connections * 2} connections that never finish their headers`, async isOver => {
      await holdConnections(Number(new URL(site.origin).port), isOver)
      return emptyTally
    }),
  ]
}

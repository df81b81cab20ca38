import { Agent } from 'node:http'
import { addVisit, emptyTally, findViolations, type Tally } from '../soak/tally.ts'
import { createHostileHeaders, createHostileTexts, hostileAddresses } from '../../tests/servers/hostile-requests.ts'
import { damages } from '../../tests/servers/send-damaged-answer.ts'
import { createSessionCookie, createUseCaseVisits } from '../../tests/servers/use-case-calls.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'
import type { AttackedSite } from './attacked-site.ts'
import type { Attack } from './measure.ts'

/** Sends all requests, four at a time. */
async function sendAll(origin: string, visits: readonly Visit[], maxSockets = 4): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets, localAddress: '127.0.0.2' })
  const visited = await Promise.all(visits.map(each => visit(origin, each, agent)))
  agent.destroy()
  return visited.reduce(addVisit, emptyTally)
}

/** Statuses that answer or refuse a request. */
const refusals = [200, 206, 303, 304, 307, 308, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 429, 431]

/** Texts of a quarter of the length, and of the whole: linear work takes at most four times the CPU. */
const lengths = { headers: [3500, 14_000], texts: [4000, 16_000] } as const
const maxGrowth = 6

function createGrowthAttack(
  site: AttackedSite,
  what: string,
  create: (length: number) => readonly Visit[],
  [short, long]: readonly [number, number],
): Attack {
  return {
    name: `${what} of up to ${long} repeated characters`,
    async run() {
      const measureCpu = async (length: number) => {
        const { cpuMs } = await site.getUsage()
        const tally = await sendAll(site.origin, create(length))
        return { tally, cpuMs: (await site.getUsage()).cpuMs - cpuMs }
      }
      // The first run compiles the code.
      await measureCpu(short)
      const quarter = await measureCpu(short)
      const whole = await measureCpu(long)
      const growth = whole.cpuMs / quarter.cpuMs
      return {
        tally: whole.tally,
        note: `${growth.toFixed(1)} × the CPU of a quarter of the length`,
        problems: [
          ...findViolations(what, whole.tally, refusals),
          ...(growth > maxGrowth ? [`${what}: CPU grows ${growth.toFixed(1)} times with four times the length`] : []),
        ],
      }
    },
  }
}

/** Answers of the API that break off, and requests that no browser sends. */
export const createRequestAttacks = (site: AttackedSite): readonly Attack[] => [
  ...damages.map((damage, index) => ({
    name: `every use-case while answers of the API are ${damage}`,
    async run() {
      site.behave(damage)
      const visits = createUseCaseVisits(createSessionCookie(`attacked-${index}`))
      const tally = await sendAll(site.origin, visits, visits.length)
      site.behave('good')
      return { tally, problems: findViolations(damage, tally, [...refusals, 503]) }
    },
  })),
  createGrowthAttack(site, 'headers', createHostileHeaders, lengths.headers),
  createGrowthAttack(
    site,
    'texts',
    length => createHostileTexts(length, createSessionCookie('attacked')),
    lengths.texts,
  ),
  {
    name: 'addresses that parsers read differently',
    async run() {
      const tally = await sendAll(site.origin, hostileAddresses)
      return { tally, problems: findViolations('addresses', tally, refusals) }
    },
  },
]

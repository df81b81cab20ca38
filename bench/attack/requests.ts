import { Agent } from 'node:http'
import { addVisit, emptyTally, findViolations, type Tally } from '../soak/tally.ts'
import { createHostileHeaders, createHostileTexts, hostilePaths } from '../../tests/servers/hostile-requests.ts'
import { damages } from '../../tests/servers/send-damaged-response.ts'
import { createSessionCookie, createUseCaseVisits } from '../../tests/servers/use-case-visits.ts'
import { visit, type Visit } from '../../tests/servers/visit.ts'
import type { AttackedSite } from './attacked-site.ts'
import type { Attack } from './measure-attack.ts'

async function sendAll(origin: string, visits: readonly Visit[], maxSockets = 4): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets, localAddress: '127.0.0.2' })
  const results = await Promise.all(visits.map(request => visit(origin, request, agent)))
  agent.destroy()
  return results.reduce(addVisit, emptyTally)
}

const allowedStatuses = [200, 206, 303, 304, 307, 308, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 429, 431]

const lengths = { headers: [3500, 14_000], texts: [4000, 16_000] } as const
/** Linear work takes four times as long. Six allows for a busy machine. */
const maxGrowth = 6

function createGrowthAttack(
  site: AttackedSite,
  name: string,
  createVisits: (length: number) => readonly Visit[],
  [quarterLength, wholeLength]: readonly [number, number],
): Attack {
  return {
    name: `${name} of up to ${wholeLength} repeated characters`,
    async run() {
      const measureCpu = async (length: number) => {
        const { cpuMs } = await site.getUsage()
        const tally = await sendAll(site.origin, createVisits(length))
        return { tally, cpuMs: (await site.getUsage()).cpuMs - cpuMs }
      }
      // The first run warms up the compiler.
      await measureCpu(quarterLength)
      const quarterResult = await measureCpu(quarterLength)
      const wholeResult = await measureCpu(wholeLength)
      const growth = wholeResult.cpuMs / quarterResult.cpuMs
      return {
        tally: wholeResult.tally,
        note: `${growth.toFixed(1)} × the CPU of a quarter of the length`,
        problems: [
          ...findViolations(name, wholeResult.tally, allowedStatuses),
          ...(growth > maxGrowth ? [`${name}: CPU grows ${growth.toFixed(1)} times with four times the length`] : []),
        ],
      }
    },
  }
}

export const createRequestAttacks = (site: AttackedSite): readonly Attack[] => [
  ...damages.map((damage, index) => ({
    name: `every use-case while API responses are damaged (${damage})`,
    async run() {
      site.setBehavior(damage)
      const visits = createUseCaseVisits(createSessionCookie(`attacked-${index}`))
      const tally = await sendAll(site.origin, visits, visits.length)
      site.setBehavior('good')
      return { tally, problems: findViolations(damage, tally, [...allowedStatuses, 503]) }
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
    name: 'paths that URL parsers interpret differently',
    async run() {
      const tally = await sendAll(site.origin, hostilePaths)
      return { tally, problems: findViolations('paths', tally, allowedStatuses) }
    },
  },
]

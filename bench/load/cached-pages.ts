import { requestAll, measureFirstBytes } from './client.ts'
import { measureLoad } from './measure-load.ts'
import type { MeasuredProcess } from '../support/measured-process.ts'
import { median } from '../../tests/budgets/median.ts'
import { getMedians } from '../support/statistics.ts'

export const pages = {
  home: '/',
  city: '/moskva',
  list: '/moskva/specialists',
  profile: '/profiles/1',
  'page 2': '/moskva/specialists?page=2',
  filtered: '/moskva/specialists?price_to=1500&rating_from=4.5',
} as const

/** The web server resolves filters, so `next start` would return another list. */
const canServe = (server: string, page: string) => page !== 'filtered' || server !== 'next start'

export type Measurement = Readonly<Record<'perSecond' | 'cpuMs' | 'p99' | 'firstByteMs', number>>

export interface PageResult {
  readonly page: string
  readonly server: string
  readonly runs: readonly Measurement[]
  readonly median: Measurement
}

const firstByteRequests = 500

async function measure(server: MeasuredProcess, path: string, seconds: number): Promise<Measurement> {
  // The first load is a warm-up.
  await measureLoad(server, path, 1)
  const loadResult = await measureLoad(server, path, seconds)
  return { ...loadResult, firstByteMs: median(await measureFirstBytes(server.origin, path, firstByteRequests)) }
}

/** The servers take turns, so that changes in the machine's speed affect all of them. */
export async function measurePages(
  servers: Readonly<Record<string, MeasuredProcess>>,
  runCount: number,
  seconds: number,
): Promise<readonly PageResult[]> {
  for (const { origin } of Object.values(servers)) await requestAll(origin, Object.values(pages))
  const results = Object.entries(pages).flatMap(([page, path]) =>
    Object.keys(servers)
      .filter(server => canServe(server, page))
      .map(server => ({ page, path, server, runs: new Array<Measurement>() })),
  )
  for (let run = 0; run < runCount; run += 1)
    for (const { server: name, path, runs } of results) {
      const server = servers[name]
      if (server) runs.push(await measure(server, path, seconds))
    }
  return results.map(({ page, server, runs }) => ({ page, server, runs, median: getMedians(runs) }))
}

import { requestAll } from './client.ts'
import { fetchCitySlugs } from './fetch-city-slugs.ts'
import { loadRandomPaths } from './load-random-paths.ts'
import type { LoadResult } from './measure-load.ts'
import type { MeasuredProcess } from '../support/measured-process.ts'
import { shuffle } from './shuffle.ts'
import { createRandom } from '../../mocks/generator/random.ts'
import { getMedians } from '../support/statistics.ts'

export async function listCityPaths(api: MeasuredProcess): Promise<readonly string[]> {
  const slugs = await fetchCitySlugs(api.origin)
  return shuffle(
    slugs.map(slug => `/${slug}`),
    createRandom(7),
  )
}

/** Memory in bytes and CPU time, each per page. */
export interface RenderCost {
  readonly pages: number
  readonly rss: number
  readonly liveBytes: number
  /** For the site, includes the compression of the document and its flight data. */
  readonly cpuMs: number
}

export async function measureFirstRenders(
  server: MeasuredProcess,
  cityPaths: readonly string[],
  count: number,
): Promise<RenderCost> {
  const warmUpPaths = cityPaths.slice(count)
  const measuredPaths = cityPaths.slice(0, count)
  await requestAll(server.origin, warmUpPaths)
  const usageBefore = await server.getUsage('collect')
  await requestAll(server.origin, measuredPaths)
  const usageAfter = await server.getUsage('collect')
  return {
    pages: measuredPaths.length,
    rss: (usageAfter.rss - usageBefore.rss) / measuredPaths.length,
    liveBytes: (usageAfter.liveBytes - usageBefore.liveBytes) / measuredPaths.length,
    cpuMs: (usageAfter.cpuMs - usageBefore.cpuMs) / measuredPaths.length,
  }
}

export interface RandomLoad {
  readonly server: string
  readonly cityCount: number
  readonly median: LoadResult
}

export async function measureRandomLoad(
  servers: Readonly<Record<string, MeasuredProcess>>,
  cityPaths: readonly string[],
  runCount: number,
  seconds: number,
): Promise<readonly RandomLoad[]> {
  const sets = [1, 10, cityPaths.length].flatMap(count =>
    Object.entries(servers).map(([name, server]) => ({
      name,
      server,
      paths: cityPaths.slice(0, count),
      runs: [] as LoadResult[],
    })),
  )
  for (const server of Object.values(servers)) await loadRandomPaths(server, cityPaths, 2)
  for (let run = 0; run < runCount; run += 1)
    for (const set of sets) set.runs.push(await loadRandomPaths(set.server, set.paths, seconds))
  return sets.map(({ name, paths, runs }) => ({
    server: name,
    cityCount: paths.length,
    median: getMedians(runs),
  }))
}

import type { PageResult } from './cached-pages.ts'
import type { MissingPathsResult } from './missing-paths.ts'
import type { RandomLoad, RenderCost } from './many-cities.ts'
import { round } from '../support/statistics.ts'

const toMegabytes = (bytes: number) => round(bytes / 1_048_576)
const formatKilobytes = (bytes: number) => `${round(bytes / 1024)} KB`

export function printPages(results: readonly PageResult[]): void {
  console.log('\nCached pages: medians\n')
  console.table(
    results.map(({ page, server, median: { perSecond, cpuMs, p99, firstByteMs } }) => ({
      page,
      server,
      'requests/s': round(perSecond),
      'CPU ms/request': round(cpuMs),
      'p99 ms': round(p99),
      'first byte ms, idle': round(firstByteMs),
    })),
  )
  console.log('\nThe site as a ratio to the bare server (aim: CPU ≤ 1.3) and to next start (aim: CPU ≤ 0.05)\n')
  console.table(
    results.filter(({ server }) => server === 'site').map(site => ({ page: site.page, ...getRatios(site, results) })),
  )
}

function getRatios(
  { page, median: site }: PageResult,
  results: readonly PageResult[],
): Readonly<Record<string, number>> {
  const baselines = results.filter(
    baseline => baseline.page === page && ['bare', 'next start'].includes(baseline.server),
  )
  return Object.fromEntries(
    baselines.flatMap(({ server, median: baseline }) => [
      [`CPU/${server}`, round(site.cpuMs / baseline.cpuMs)],
      [`rate/${server}`, round(site.perSecond / baseline.perSecond)],
      [`p99/${server}`, round(site.p99 / baseline.p99)],
      [`first byte/${server}`, round(site.firstByteMs / baseline.firstByteMs)],
    ]),
  )
}

export function printManySpecialists(results: readonly PageResult[], specialistCount: number): void {
  const getCpuMs = (page: string, server: string) =>
    results.find(result => result.page === page && result.server === server)?.median.cpuMs ?? Number.NaN
  console.log(`\nCached pages with ${specialistCount} specialists (aim: ratio about 1)\n`)
  console.table(
    [...new Set(results.map(({ page }) => page))].map(page => {
      const [fewCpuMs, manyCpuMs] = [getCpuMs(page, 'site'), getCpuMs(page, 'many specialists')]
      return {
        page,
        'CPU ms/request': round(fewCpuMs),
        'with many': round(manyCpuMs),
        ratio: round(manyCpuMs / fewCpuMs),
      }
    }),
  )
}

export function printCities(site: RenderCost, nextStart: RenderCost, randomLoads: readonly RandomLoad[]): void {
  console.log('\nRandom requests for cached cities\n')
  console.table(
    randomLoads.map(({ server, cityCount, median: { perSecond, cpuMs, p99 } }) => ({
      server,
      cities: cityCount,
      'requests/s': round(perSecond),
      'CPU ms/request': round(cpuMs),
      'p99 ms': round(p99),
    })),
  )
  console.log()
  for (const server of new Set(randomLoads.map(row => row.server))) {
    const costs = randomLoads.filter(row => row.server === server).map(({ median }) => median.cpuMs)
    const [oneCity = Number.NaN, tenCities = Number.NaN, allCities = Number.NaN] = costs
    const [ratioToOne, ratioToTen] = [round(allCities / oneCity), round(allCities / tenCities)]
    console.log(`CPU for all cities, ${server}: ${ratioToOne} × that for one city, ${ratioToTen} × that for ten`)
  }
  console.log(
    `Memory per cached page (${site.pages} pages): ${formatKilobytes(site.rss)} resident, ${formatKilobytes(site.liveBytes)} in use`,
  )
  console.log(
    `First render: ${round(site.cpuMs)} ms of CPU, ${round(site.cpuMs / nextStart.cpuMs)} × next start (${round(nextStart.cpuMs)} ms)`,
  )
}

export function printMissingPaths({ memory, statuses, changedFiles }: MissingPathsResult): void {
  console.log('\nMissing pages\n')
  console.table(
    memory.map(({ requests, rss, liveBytes }) => ({
      URLs: requests,
      'memory MB': toMegabytes(rss),
      'in use MB': toMegabytes(liveBytes),
    })),
  )
  const responses = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  console.log(`\nResponses: ${responses.join(', ')}. Changed files: ${changedFiles.join(', ') || 'none'}`)
}

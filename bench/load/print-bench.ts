import type { PageResult } from './cached-pages.ts'
import type { Flood } from './made-up-addresses.ts'
import type { AtRandom, Grown } from './many-cities.ts'
import { rounded } from '../support/statistics.ts'

const megabytes = (bytes: number) => rounded(bytes / 1_048_576)
const kilobytes = (bytes: number) => `${rounded(bytes / 1024)} KB`

/** Prints every figure, then the site's as ratios to those of the baselines. */
export function printPages(results: readonly PageResult[]): void {
  console.log('\nCached pages: medians\n')
  console.table(
    results.map(({ page, server, median: { perSecond, cpuMs, p99, firstByteMs } }) => ({
      page,
      server,
      'requests/s': rounded(perSecond),
      'CPU ms/request': rounded(cpuMs),
      'p99 ms': rounded(p99),
      'first byte alone ms': rounded(firstByteMs),
    })),
  )
  console.log('\nThe site as a ratio to the bare server (aim: CPU ≤ 1.3) and to next start (aim: CPU ≤ 0.05)\n')
  console.table(
    results.filter(({ server }) => server === 'site').map(site => ({ page: site.page, ...ratios(site, results) })),
  )
}

function ratios({ page, median: site }: PageResult, results: readonly PageResult[]): Readonly<Record<string, number>> {
  const besides = results.filter(other => other.page === page && ['bare', 'next start'].includes(other.server))
  return Object.fromEntries(
    besides.flatMap(({ server, median: other }) => [
      [`CPU/${server}`, rounded(site.cpuMs / other.cpuMs)],
      [`rate/${server}`, rounded(site.perSecond / other.perSecond)],
      [`p99/${server}`, rounded(site.p99 / other.p99)],
      [`first byte/${server}`, rounded(site.firstByteMs / other.firstByteMs)],
    ]),
  )
}

/** Prints what a cached page costs with many specialists behind it, as a ratio to the usual number. */
export function printCrowded(results: readonly PageResult[], specialists: number): void {
  const cpu = (page: string, server: string) =>
    results.find(each => each.page === page && each.server === server)?.median.cpuMs ?? Number.NaN
  console.log(`\nCached pages with ${specialists} specialists (aim: ratio about 1)\n`)
  console.table(
    [...new Set(results.map(({ page }) => page))].map(page => {
      const [usual, many] = [cpu(page, 'site'), cpu(page, 'crowded')]
      return { page, 'CPU ms/request': rounded(usual), 'with many': rounded(many), ratio: rounded(many / usual) }
    }),
  )
}

export function printCities(site: Grown, own: Grown, cached: readonly AtRandom[]): void {
  console.log('\nCached cities at random\n')
  console.table(
    cached.map(({ server, cities, median: { perSecond, cpuMs, p99 } }) => ({
      server,
      cities,
      'requests/s': rounded(perSecond),
      'CPU ms/request': rounded(cpuMs),
      'p99 ms': rounded(p99),
    })),
  )
  console.log()
  for (const server of new Set(cached.map(row => row.server))) {
    const costs = cached.filter(row => row.server === server).map(({ median }) => median.cpuMs)
    const [one = Number.NaN, ten = Number.NaN, all = Number.NaN] = costs
    console.log(`CPU, ${server}: ${rounded(all / one)} × one city, ${rounded(all / ten)} × ten`)
  }
  console.log(
    `Memory per cached page, of ${site.pages}: ${kilobytes(site.rss)} of the process, ${kilobytes(site.used)} in use`,
  )
  console.log(
    `First render: ${rounded(site.cpuMs)} ms of CPU, ${rounded(site.cpuMs / own.cpuMs)} × next start (${rounded(own.cpuMs)} ms)`,
  )
}

export function printFlood({ memory, statuses, changedFiles }: Flood): void {
  console.log('\nMade-up addresses\n')
  console.table(
    memory.map(({ addresses, rss, used }) => ({
      addresses,
      'memory MB': megabytes(rss),
      'in use MB': megabytes(used),
    })),
  )
  const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  console.log(`\nAnswers: ${answers.join(', ')}. Changed files: ${changedFiles.join(', ') || 'none'}`)
}

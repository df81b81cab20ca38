import type { PageResult } from './cached-pages.ts'
import type { Flood } from './made-up-addresses.ts'
import type { Grown, OneAndMany } from './many-cities.ts'
import { digits, table } from './table.ts'

const megabytes = (bytes: number) => bytes / 1_048_576
const kilobytes = (bytes: number) => `${digits(bytes / 1024)} KB`

/** Every figure beside the baselines', and CPU as the ratio that is aimed at. */
export function printPages(results: readonly PageResult[]): void {
  const of = (page: string, server: string) => results.find(each => each.page === page && each.server === server)
  console.log('\nPages from memory: medians\n')
  console.log(
    table(
      ['page', 'server', 'requests/s', 'CPU ms/request', 'p99 ms', 'first byte alone ms'],
      results.map(({ page, server, median: { perSecond, cpuMs, p99, firstByteMs } }) => [
        page,
        server,
        perSecond,
        cpuMs,
        p99,
        firstByteMs,
      ]),
    ),
  )
  const ratios = results
    .filter(({ server }) => server === 'site')
    .map(({ page, median: { cpuMs, perSecond, p99, firstByteMs } }) => {
      const beside = (server: string) => {
        const other = of(page, server)?.median
        return other
          ? [cpuMs / other.cpuMs, perSecond / other.perSecond, p99 / other.p99, firstByteMs / other.firstByteMs]
          : []
      }
      return [page, ...beside('bare'), ...beside('next start')]
    })
  const fields = ['CPU', 'rate', 'p99', 'first byte']
  console.log('\nThe site as a ratio to the bare server (aim: CPU ≤ 2) and to next start (aim: CPU ≤ 0.05)\n')
  console.log(table(['page', ...fields.map(field => `${field}/bare`), ...fields.map(field => `${field}/next`)], ratios))
}

/** What a warm page costs with many specialists behind it, as a ratio to the usual number of them. */
export function printCrowded(results: readonly PageResult[], specialists: number): void {
  const cpu = (page: string, server: string) =>
    results.find(each => each.page === page && each.server === server)?.median.cpuMs ?? Number.NaN
  const all = [...new Set(results.map(({ page }) => page))]
  console.log(`\nWarm pages with ${specialists} specialists behind them (aim: ratio about 1)\n`)
  console.log(
    table(
      ['page', 'CPU ms/request', 'with many', 'ratio'],
      all.map(page => {
        const [usual, many] = [cpu(page, 'site'), cpu(page, 'crowded')]
        return [page, usual, many, many / usual]
      }),
    ),
  )
}

export function printCities({ pages, rss, used }: Grown, { one, many }: OneAndMany): void {
  const row = (what: string, { perSecond, cpuMs, p99 }: OneAndMany['one']) => [what, perSecond, cpuMs, p99]
  console.log('\nWarm cities at random\n')
  console.log(table(['cities', 'requests/s', 'CPU ms/request', 'p99 ms'], [row('one', one), row(String(pages), many)]))
  console.log(`\nCPU: ${digits(many.cpuMs / one.cpuMs)} × one city (aim: ≤ 1.7)`)
  console.log(`Memory a kept page, of ${pages}: ${kilobytes(rss)} of the process, ${kilobytes(used)} in use`)
}

export function printFlood({ memory, statuses, changedFiles }: Flood): void {
  console.log('\nMade-up addresses\n')
  console.log(
    table(
      ['addresses', 'memory MB', 'in use MB'],
      memory.map(({ addresses, rss, used }) => [String(addresses), megabytes(rss), megabytes(used)]),
    ),
  )
  const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  console.log(`\nAnswers: ${answers.join(', ')}. Changed files: ${changedFiles.join(', ') || 'none'}`)
}

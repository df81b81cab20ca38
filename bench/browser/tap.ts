import { parseArgs } from 'node:util'
import { startChromium } from './browser.ts'
import { measureFirstTap, type Answer, type Control, type Tap } from './first-tap.ts'
import { measureInteractions, measurePrefetchedProfile } from './interactions.ts'
import { buildWithNextCache } from '../support/build-with-next-cache.ts'
import { writeReport } from '../support/report.ts'
import { startMockApi, startNextStart, startSite } from '../support/servers.ts'
import { startSlowNetwork } from './slow-network.ts'
import { median } from '../../tests/budgets/median.ts'
import { getPercentile } from '../support/statistics.ts'
import { startTlsProxy } from './tls-proxy.ts'

/*
 * Measures the first tap on a slow phone (slow 4G, CPU slowed 4 times) behind nginx with HTTP/2, and the interactions of a
 * visit, in comparison to `next start`. Prints medians. Build the site first.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
if (!runs) throw new Error('--runs must be a number above 0')

/** The placeholder frame of a loading dialog, or the dialog itself. */
const first = '.early-dialog,dialog:modal'
const controls: Readonly<Record<string, Control>> = {
  menu: { path: '/kazan', tap: '[data-phone-menu] summary', answer: '[data-phone-menu][open]' },
  favourite: {
    path: '/profiles/1',
    tap: 'main button[aria-pressed] >> visible=true',
    answer: 'main button[aria-pressed=true]',
  },
  picker: { path: '/kazan', tap: 'main a[data-city-picker]', answer: 'dialog [role=option]', first },
  login: { path: '/kazan', tap: '[data-phone-menu] a[data-login]', inMenu: true, answer: 'dialog form', first },
  request: { path: '/profiles/1', tap: 'a[data-form=request] >> visible=true', answer: 'dialog form', first },
}

const folder = await buildWithNextCache()
const mocks = await startMockApi()
const servers = { site: await startSite(mocks), 'next start': await startNextStart(folder, mocks) }
const proxy = await startTlsProxy(
  Object.entries(servers).map(([server, { origin }]) => ({
    server,
    protocol: 'h2' as const,
    targets: { '/': origin },
  })),
)
const browser = await startChromium(['--ignore-certificate-errors'])
const results: { what: string; server: string; taps: Tap[] }[] = []
for (const [what, control] of Object.entries(controls))
  for (const { server, port, targets } of proxy.listeners) {
    // Fills the page cache.
    await fetch(targets['/'] + control.path)
    const network = await startSlowNetwork(`https://127.0.0.1:${port}`)
    const origin = network.origin.replace('http:', 'https:')
    const taps: Tap[] = []
    for (let run = 0; run < runs; run += 1) taps.push(await measureFirstTap(browser, origin, control))
    await network.stop()
    results.push({ what, server, taps })
  }
const getMedian = (taps: readonly Tap[], time: (tap: Tap) => number) => Math.round(median(taps.map(time)))
// Printed first, because a failed visit would lose it.
console.log(`\nFirst tap until its answer, ms, medians of ${runs} (aims: at once 1200, after reading 600)\n`)
console.table(
  results.map(({ what, server, taps }) => ({
    what,
    server,
    'at once': getMedian(taps, ({ atOnce }) => atOnce.first),
    'whole, at once': getMedian(taps, ({ atOnce }) => atOnce.whole),
    'after reading': getMedian(taps, ({ afterReading }) => afterReading.first),
    'whole, after reading': getMedian(taps, ({ afterReading }) => afterReading.whole),
  })),
)
const visits: { server: string; interactions: readonly number[]; profiles: readonly Answer[] }[] = []
for (const [server, { origin }] of Object.entries(servers)) {
  const interactions: number[] = []
  const profiles: Answer[] = []
  for (let run = 0; run < runs; run += 1) {
    interactions.push(...(await measureInteractions(browser, origin)))
    profiles.push(await measurePrefetchedProfile(browser, origin))
  }
  visits.push({ server, interactions, profiles })
}
await browser.close()
await proxy.stop()
for (const server of Object.values(servers)) await server.stop()
await mocks.stop()

console.log(`\nInteractions of ${runs} visits, CPU slowed 4 times, ms (aims: 200, 100)\n`)
console.table(
  visits.map(({ server, interactions, profiles }) => ({
    server,
    interactions: interactions.length,
    '98th percentile': getPercentile(interactions, 0.98),
    median: Math.round(median(interactions)),
    'list to prefetched profile': Math.round(median(profiles.map(answer => answer.first))),
    'whole profile': Math.round(median(profiles.map(answer => answer.whole))),
  })),
)
console.log(`\n${await writeReport('tap', { results, visits })}`)

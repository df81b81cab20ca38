import { parseArgs } from 'node:util'
import { startChromium } from './browser.ts'
import { firstTap, type Control, type Tap } from './first-tap.ts'
import { buildOwnCache } from './own-cache-build.ts'
import { writeReport } from './report.ts'
import { startMocks, startOwnCache, startSite } from './servers.ts'
import { slowNetwork } from './slow-network.ts'
import { median } from './statistics.ts'

/*
 * How long the first tap waits for its answer on a slow phone (slow 4G, CPU slowed 4 times), beside `next start` of the same
 * code. Medians; the site must be built.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
if (!runs) throw new Error('The number of runs is a number above 0')

const controls: Readonly<Record<string, Control>> = {
  menu: { path: '/kazan', tap: '[data-phone-menu] summary', answer: '[data-phone-menu][open]' },
  favourite: { path: '/profiles/1', tap: 'main button[aria-pressed]', answer: 'main button[aria-pressed=true]' },
}

const folder = await buildOwnCache()
const mocks = await startMocks()
const servers = { site: await startSite(mocks), 'next start': await startOwnCache(folder, mocks) }
const browser = await startChromium()
const results: { what: string; server: string; taps: Tap[] }[] = []
for (const [what, control] of Object.entries(controls))
  for (const [server, { origin }] of Object.entries(servers)) {
    // Fills the page cache.
    await fetch(origin + control.path)
    const network = await slowNetwork(origin)
    const taps: Tap[] = []
    for (let run = 0; run < runs; run += 1) taps.push(await firstTap(browser, network.origin, control))
    await network.stop()
    results.push({ what, server, taps })
  }
await browser.close()
for (const server of Object.values(servers)) await server.stop()
await mocks.stop()

console.log(`\nFirst tap until its answer, ms, medians of ${runs} (aims: at once 1200, after reading 600)\n`)
console.table(
  results.map(({ what, server, taps }) => ({
    what,
    server,
    'at once': Math.round(median(taps.map(({ atOnce }) => atOnce))),
    'after reading': Math.round(median(taps.map(({ afterReading }) => afterReading))),
  })),
)
console.log(`\n${await writeReport('tap', { results })}`)

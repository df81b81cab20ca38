import { parseArgs } from 'node:util'
import { startChromium } from './start-chromium.ts'
import { measureFirstTap, type Control } from './first-tap.ts'
import { measureInteractions, measurePrefetchedProfile } from './interactions.ts'
import { buildWithNextCache } from '../support/build-with-next-cache.ts'
import { writeReport } from '../support/write-report.ts'
import { startMockApi, startNextStart, startSite } from '../support/servers.ts'
import { startSlowNetwork } from './slow-network.ts'
import { median } from '../../tests/budgets/median.ts'
import { getPercentile } from '../support/statistics.ts'
import { startTlsProxy } from './tls-proxy.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
if (!(runs > 0)) throw new Error('--runs must be a number above 0')

/** Milliseconds from the first contentful paint to the tap. */
const delaysMs = [0, 1000, 2000, 4000]
const controls: Readonly<Record<string, Control>> = {
  menu: { path: '/kazan', tapSelector: '[data-phone-menu] summary', resultSelector: '[data-phone-menu][open]' },
  favorite: {
    path: '/profiles/1',
    tapSelector: 'main button[aria-pressed] >> visible=true',
    resultSelector: 'main button[aria-pressed=true]',
  },
  picker: { path: '/kazan', tapSelector: 'main a[data-city-picker]', resultSelector: 'dialog [role=gridcell]' },
  login: {
    path: '/kazan',
    tapSelector: '[data-phone-menu] a[data-login]',
    isInMenu: true,
    resultSelector: 'dialog form',
  },
  request: { path: '/profiles/1', tapSelector: 'a[data-form=request] >> visible=true', resultSelector: 'dialog form' },
}

const folder = await buildWithNextCache()
const mockApi = await startMockApi()
const servers = { site: await startSite(mockApi), 'next start': await startNextStart(folder, mockApi) }
const proxy = await startTlsProxy(
  Object.entries(servers).map(([server, { origin }]) => ({
    server,
    protocol: 'h2' as const,
    targets: { '/': origin },
  })),
)
const networks = await Promise.all(
  proxy.listeners.map(async ({ server, port, targets }) => ({
    server,
    directOrigin: targets['/'],
    network: await startSlowNetwork(`https://127.0.0.1:${port}`),
  })),
)
const browser = await startChromium(['--ignore-certificate-errors'])
const taps: { controlName: string; delayMs: number; server: string; ms: number[] }[] = []
for (const [controlName, control] of Object.entries(controls)) {
  for (const { directOrigin } of networks) await fetch(directOrigin + control.path)
  for (const delayMs of delaysMs) {
    const results = networks.map(({ server, network }) => ({
      origin: network.origin.replace('http:', 'https:'),
      taps: { controlName, delayMs, server, ms: [] as number[] },
    }))
    for (let run = 0; run < runs; run += 1)
      for (const result of results) result.taps.ms.push(await measureFirstTap(browser, result.origin, control, delayMs))
    taps.push(...results.map(result => result.taps))
  }
}
const lostTaps = taps.find(({ server, ms }) => server === 'site' && !ms.some(Number.isFinite))
if (lostTaps)
  throw new Error(
    `No tap on the control '${lostTaps.controlName}' of the site, ${lostTaps.delayMs} ms after the first contentful paint, had a result`,
  )
// Printed before the visits below, which may fail: these results took the longest.
console.log(`\nNavigation start to the complete result of the first tap, ms, medians of ${runs}\n`)
console.table(
  Object.keys(controls).flatMap(controlName =>
    Object.keys(servers).map(server => ({
      control: controlName,
      server,
      ...Object.fromEntries(
        taps
          .filter(tap => tap.controlName === controlName && tap.server === server)
          .map(({ delayMs, ms }) => [`tap ${delayMs} ms after the first contentful paint`, Math.round(median(ms))]),
      ),
    })),
  ),
)
const visits: { server: string; interactionMs: readonly number[]; profileMs: readonly number[] }[] = []
for (const [server, { origin }] of Object.entries(servers)) {
  const interactionMs: number[] = []
  const profileMs: number[] = []
  for (let run = 0; run < runs; run += 1) {
    interactionMs.push(...(await measureInteractions(browser, origin)))
    profileMs.push(await measurePrefetchedProfile(browser, origin))
  }
  visits.push({ server, interactionMs, profileMs })
}
await browser.close()
await proxy.stop()
for (const { network } of networks) await network.stop()
for (const server of Object.values(servers)) await server.stop()
await mockApi.stop()

console.log(
  `\nInteractions of ${runs} visits, CPU throttled 4×, ms (aims: 98th percentile 200, list to prefetched profile 100)\n`,
)
console.table(
  visits.map(({ server, interactionMs, profileMs }) => ({
    server,
    interactions: interactionMs.length,
    '98th percentile': getPercentile(interactionMs, 0.98),
    median: Math.round(median(interactionMs)),
    'list to prefetched profile': Math.round(median(profileMs)),
  })),
)
console.log(`\n${await writeReport('tap', { taps, visits })}`)

import { parseArgs } from 'node:util'
import { startChromium } from './browser.ts'
import { addressOf, bundleFolder, startVariants } from './paint-server.ts'
import { variants, type Variant } from './paint-variants.ts'
import { paintOf, type Paint } from './paint.ts'
import { writeReport } from '../support/report.ts'
import { startMocks, startSite } from '../support/servers.ts'
import { firstWindow, slowNetwork } from './slow-network.ts'
import { medians } from '../support/statistics.ts'
import { protocols, startTlsProxy, type Protocol } from './tls-proxy.ts'

/*
 * When a first visit paints on a slow phone (slow 4G, CPU slowed 4 times), by where the styles of the page are, over HTTP/1.1
 * and HTTP/2, both with TLS. Medians; each round measures everything once. The site must be built.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
if (!runs) throw new Error('The number of runs is a number above 0')

const paths = ['/', '/kazan', '/kazan/specialists', '/profiles/1']

const mocks = await startMocks()
const site = await startSite(mocks)
const documents = await startVariants(site.origin, paths)
const here = `http://127.0.0.1:${documents.port}`
const proxy = await startTlsProxy(
  protocols.flatMap(protocol =>
    variants.map(variant => ({
      protocol,
      variant,
      targets: {
        '/': site.origin,
        [bundleFolder]: here,
        ...Object.fromEntries(paths.map(path => [`= ${path}`, here + addressOf(variant, path)])),
      },
    })),
  ),
)
const doors = await Promise.all(
  proxy.doors.map(async ({ port, ...door }) => ({ ...door, network: await slowNetwork(`https://127.0.0.1:${port}`) })),
)
const browser = await startChromium(['--ignore-certificate-errors'])
const results = paths.flatMap(path =>
  doors.map(door => ({ path, protocol: door.protocol, variant: door.variant, door, paints: [] as Paint[] })),
)
for (let run = 0; run < runs; run += 1)
  for (const { path, protocol, door, paints } of results)
    paints.push(await paintOf(browser, door.network.origin.replace('http:', 'https:') + path, protocol))
await browser.close()
for (const { network } of doors) await network.stop()
await proxy.stop()
documents.stop()
await site.stop()
await mocks.stop()

const measured = results.map(({ path, protocol, variant, paints }) => ({
  path,
  protocol,
  variant,
  paints,
  median: medians(paints),
}))
const beside = (ms: number, path: string, protocol: Protocol, field: 'first' | 'largest'): string => {
  const isBase = (each: { path: string; protocol: Protocol; variant: Variant }) =>
    each.path === path && each.protocol === protocol && each.variant === 'without styles'
  return `${Math.round(ms)} (${(ms / (measured.find(isBase)?.median[field] ?? Number.NaN)).toFixed(2)})`
}
console.log(`\nDocuments, bytes (brotli), and whether one fits TCP's first window of ${firstWindow} with its head\n`)
console.table(documents.sizes.map(size => ({ ...size, fits: size.document + size.head <= firstWindow ? 'yes' : 'no' })))
console.log(`\nPaints, ms, medians of ${runs} (times that of the document without styles)\n`)
console.table(
  measured.map(({ path, protocol, variant, median }) => ({
    path,
    protocol,
    variant,
    files: median.files,
    'first byte': Math.round(median.firstByte),
    'first paint': beside(median.first, path, protocol, 'first'),
    'largest paint': beside(median.largest, path, protocol, 'largest'),
  })),
)
console.log(`\n${await writeReport('paint', { sizes: documents.sizes, measured })}`)

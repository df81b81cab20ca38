import { parseArgs } from 'node:util'
import { startChromium } from './start-chromium.ts'
import { getVariantPath, bundlesPrefix, startVariantServer } from './variant-server.ts'
import { variants, type Variant } from './paint-variants.ts'
import { measurePaint, type Paint } from './paint.ts'
import { writeReport } from '../support/write-report.ts'
import { startMockApi, startSite } from '../support/servers.ts'
import { initialWindowBytes, startSlowNetwork } from './slow-network.ts'
import { getMedians } from '../support/statistics.ts'
import { protocols, startTlsProxy, type Protocol } from './tls-proxy.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
if (!(runs > 0)) throw new Error('--runs must be a number above 0')

const paths = ['/', '/kazan', '/kazan/specialists', '/profiles/1']

const mocks = await startMockApi()
const site = await startSite(mocks)
const variantServer = await startVariantServer(site.origin, paths)
const documentsOrigin = `http://127.0.0.1:${variantServer.port}`
const proxy = await startTlsProxy(
  protocols.flatMap(protocol =>
    variants.map(variant => ({
      protocol,
      variant,
      targets: {
        '/': site.origin,
        [bundlesPrefix]: documentsOrigin,
        ...Object.fromEntries(paths.map(path => [`= ${path}`, documentsOrigin + getVariantPath(variant, path)])),
      },
    })),
  ),
)
const listeners = await Promise.all(
  proxy.listeners.map(async ({ port, ...listener }) => ({
    ...listener,
    network: await startSlowNetwork(`https://127.0.0.1:${port}`),
  })),
)
const browser = await startChromium(['--ignore-certificate-errors'])
const results = paths.flatMap(path =>
  listeners.map(listener => ({
    path,
    protocol: listener.protocol,
    variant: listener.variant,
    listener,
    paints: [] as Paint[],
  })),
)
for (let run = 0; run < runs; run += 1)
  for (const { path, protocol, listener, paints } of results)
    paints.push(await measurePaint(browser, listener.network.origin.replace('http:', 'https:') + path, protocol))
await browser.close()
for (const { network } of listeners) await network.stop()
await proxy.stop()
variantServer.stop()
await site.stop()
await mocks.stop()

const measurements = results.map(({ path, protocol, variant, paints }) => ({
  path,
  protocol,
  variant,
  paints,
  median: getMedians(paints),
}))
const formatTimeWithRatio = (ms: number, path: string, protocol: Protocol, field: 'fcpMs' | 'lcpMs'): string => {
  const isBaseline = (measurement: { path: string; protocol: Protocol; variant: Variant }) =>
    measurement.path === path && measurement.protocol === protocol && measurement.variant === 'without styles'
  return `${Math.round(ms)} (${(ms / (measurements.find(isBaseline)?.median[field] ?? Number.NaN)).toFixed(2)})`
}
console.log(
  `\nDocuments: bytes (brotli), and whether each fits with its response headers into TCP's initial congestion window of ${initialWindowBytes} bytes\n`,
)
console.table(
  variantServer.sizes.map(size => ({ ...size, fits: size.document + size.head <= initialWindowBytes ? 'yes' : 'no' })),
)
console.log(
  `\nPaints: milliseconds, medians of ${runs} runs (in parentheses, the ratio to the document without styles)\n`,
)
console.table(
  measurements.map(({ path, protocol, variant, median }) => ({
    path,
    protocol,
    variant,
    stylesheets: median.stylesheetCount,
    'first byte': Math.round(median.firstByteMs),
    'first contentful paint': formatTimeWithRatio(median.fcpMs, path, protocol, 'fcpMs'),
    'largest contentful paint': formatTimeWithRatio(median.lcpMs, path, protocol, 'lcpMs'),
  })),
)
console.log(`\n${await writeReport('paint', { sizes: variantServer.sizes, measurements })}`)

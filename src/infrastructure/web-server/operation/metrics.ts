import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type Metric } from 'prom-client'
import { findRoute } from '#application/routing/resolve-route.ts'
import type { PageCache } from '#infrastructure/web-server/page-cache/page-cache.ts'
import type { PurgeCounts } from '#infrastructure/web-server/purge/purge.ts'
import type { ValkeyCounts } from '#infrastructure/web-server/shared-state/valkey.ts'
import type { SecurityEventCounter } from '#infrastructure/web-server/security/security-events.ts'
import type { ApiAttempt, ApiWatch } from './api-watch.ts'
import { getPathTemplate } from './get-path-template.ts'
import type { ObserveWebVital } from '#infrastructure/web-server/browser-reports/web-vitals.ts'

const bucketSeconds = [0.001, 0.005, 0.02, 0.1, 0.5, 1.5, 3, 8]

type MetricSources = Pick<PageCache, 'getSizes' | 'getRenderCounts' | 'countUnknownScripts'> & {
  readonly getValkeyCounts?: () => ValkeyCounts
  readonly getPurgeCounts?: () => PurgeCounts
  readonly countBrokenResponses: ApiWatch['countBrokenResponses']
  readonly getSecurityEventCounts: SecurityEventCounter['getCounts']
}

const createPageCacheMetrics = (pageCache: MetricSources): readonly Metric[] => [
  new Gauge({
    name: 'znatok_page_cache',
    help: 'The page cache: pages, their bytes, searches, 404s',
    labelNames: ['what'],
    registers: [],
    collect() {
      const { pages, pagesBytes, searches, missing } = pageCache.getSizes()
      this.set({ what: 'pages' }, pages)
      this.set({ what: 'bytes' }, pagesBytes)
      this.set({ what: 'searches' }, searches)
      this.set({ what: 'not_found' }, missing)
    },
  }),
  new Gauge({
    name: 'znatok_renders',
    help: 'Renders that run, queue, or hang past their deadline',
    labelNames: ['state'],
    registers: [],
    collect() {
      const counts = pageCache.getRenderCounts()
      for (const state of ['running', 'queued', 'stuck'] as const) this.set({ state }, counts[state])
    },
  }),
  createCounter('znatok_unknown_inline_scripts_total', 'Inline scripts that the policy did not allow', () => [
    [{}, pageCache.countUnknownScripts()],
  ]),
]

const createValkeyMetrics = (getCounts: () => ValkeyCounts): readonly Metric[] => [
  new Gauge({
    name: 'znatok_valkey_up',
    help: 'Whether Valkey is available: 0 while this instance works alone',
    registers: [],
    collect() {
      this.set(getCounts().isUp ? 1 : 0)
    },
  }),
  createCounter('znatok_valkey_commands_total', 'Commands to Valkey, by result', () => {
    const { isUp: _, ...resultCounts } = getCounts()
    return toLabeledCounts(resultCounts)
  }),
]

const createCounter = (
  name: string,
  help: string,
  read: () => readonly (readonly [labels: object, value: number])[],
  labelName = 'result',
): Metric =>
  new Counter({
    name,
    help,
    labelNames: [labelName],
    registers: [],
    collect() {
      this.reset()
      for (const [labels, value] of read()) this.inc(labels, value)
    },
  })

const toLabeledCounts = (counts: object, labelName = 'result') =>
  Object.entries(counts).map(([label, count]) => [{ [labelName]: label }, Number(count)] as const)

const createPurgeCounter = (getCounts: () => PurgeCounts): Metric =>
  createCounter('znatok_purges_total', 'Purges of shared caches, by result', () => toLabeledCounts(getCounts()))

const createSecurityCounter = (getCounts: SecurityEventCounter['getCounts']): Metric =>
  createCounter(
    'znatok_security_events_total',
    'Failed sign-ins, use-case calls from foreign origins, policy violations, use-case calls over a rate limit',
    () => toLabeledCounts(getCounts(), 'event'),
    'event',
  )

async function serveMetrics(registry: Registry, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.destroy(),
    )
  })
  await once(server.listen(port), 'listening')
  return server
}

function createWebVitalMetrics(registers: Registry[]): ObserveWebVital {
  const times = new Histogram({
    name: 'znatok_web_vital_seconds',
    help: 'LCP and INP of a sample of visits, by page',
    labelNames: ['page', 'name'],
    buckets: [0.05, 0.1, 0.2, 0.5, 1, 2.5, 4, 8],
    registers,
  })
  const shifts = new Histogram({
    name: 'znatok_layout_shift',
    help: 'CLS of a sample of visits, by page',
    labelNames: ['page'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
    registers,
  })
  return ({ page, name, value }) => {
    if (name === 'CLS') shifts.observe({ page }, value)
    else times.observe({ page, name }, value / 1000)
  }
}

export function createMetrics(sources: MetricSources) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const metrics: readonly Metric[] = [
    ...createPageCacheMetrics(sources),
    ...(sources.getValkeyCounts ? createValkeyMetrics(sources.getValkeyCounts) : []),
    createCounter('znatok_api_broken_responses_total', '2xx and 404 responses of the API with an invalid body', () => [
      [{}, sources.countBrokenResponses()],
    ]),
    createSecurityCounter(sources.getSecurityEventCounts),
    ...(sources.getPurgeCounts ? [createPurgeCounter(sources.getPurgeCounts)] : []),
  ]
  for (const metric of metrics) registry.registerMetric(metric)
  const responses = new Histogram({
    name: 'znatok_answer_seconds',
    help: 'Response time by page and status',
    labelNames: ['page', 'status'],
    buckets: bucketSeconds,
    registers,
  })
  const calls = new Histogram({
    name: 'znatok_api_attempt_seconds',
    help: 'Duration of API call attempts by path template and result',
    labelNames: ['path', 'result'],
    buckets: bucketSeconds,
    registers,
  })
  const observeWebVital = createWebVitalMetrics(registers)
  return {
    observeWebVital,
    /** Call before routes are registered. */
    observe: (app: FastifyInstance) => {
      app.addHook('onResponse', (request, reply, done) => {
        const { url = '/*' } = request.routeOptions
        const path = request.raw.url?.split('?', 1)[0] ?? '/'
        const page = url === '/*' ? (findRoute(path)?.name ?? 'none') : url
        responses.observe({ page, status: reply.raw.statusCode }, reply.elapsedTime / 1000)
        done()
      })
    },
    observeApi: ({ url, result, ms }: ApiAttempt) => {
      calls.observe({ path: getPathTemplate(url), result }, ms / 1000)
    },
    listen: (port: number) => serveMetrics(registry, port),
  }
}

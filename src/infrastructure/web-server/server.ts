import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import type { Logger } from '#application/shared/shared.ports.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { startNext } from '#infrastructure/next/start-next.ts'
import { captureConsole } from '#infrastructure/logging/capture-console.ts'
import { createSecurityEventCounter, type SecurityEventCounter } from './security/security-events.ts'
import type { ApiWatch } from './operation/api-watch.ts'
import { createMetrics } from './operation/metrics.ts'
import { reportBrandProblems } from './operation/report-brand-problems.ts'
import { createApp } from './app.ts'
import { createShareImageRenderer, type NextHandler } from '#infrastructure/next/render-with-next.ts'
import { createSimilarCityFinder } from './page-cache/missing-pages.ts'
import { getRenderTimeoutMs } from './page-cache/bounded-renderers.ts'
import { createPageCache, type PageCache } from './page-cache/page-cache.ts'
import { getStaticFolder, readBuildId, readInlineParts } from '#infrastructure/next/build-output.ts'
import { createNextPageRenderer } from '#infrastructure/next/render-page.ts'
import { renderRefusals, warmUp } from './page-cache/warm-up.ts'
import { readSettings, InvalidSettings, type Settings } from './settings.ts'
import { startRuntime } from './start-runtime.ts'
import { createStaticFilesPlugin } from './static-files.ts'
import { retainAssets, type RetainedAssets } from './retained-assets.ts'
import { recordMostRequested, createMostRequestedFile } from './most-requested.ts'
import { createSiteImageProxy } from './image-proxy/image-proxy.ts'
import { createSharedCaches, type SharedCaches } from './purge/shared-caches.ts'
import { connectSharedState, type SharedState } from './shared-state/shared-state.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const inlineScript = new URL('inline-script.js', import.meta.url)

const shutdownGraceMs = 10_000

async function connectSiteSharedState(
  settings: Settings,
  build: string,
  logger: Logger,
  retainedAssets: RetainedAssets | undefined,
): Promise<SharedState | undefined> {
  const { valkeyUrl: url } = settings
  if (url === undefined) return undefined
  return connectSharedState({
    url,
    build,
    settings,
    logger,
    hasFiles: otherBuild => retainedAssets?.hasBuild(otherBuild) === true,
  })
}

const createSitePageCache = (
  settings: Settings,
  handler: NextHandler,
  sharedState: SharedState | undefined,
): PageCache =>
  createPageCache({
    renderNextUrl: createNextPageRenderer(
      handler,
      readInlineParts(root, readFileSync(inlineScript, 'utf8').trim(), settings.hasServiceWorker),
    ),
    findSimilarCities: createSimilarCityFinder(useCases),
    bytes: settings.pageCacheBytes,
    maxConcurrentRenders: settings.maxConcurrentRenders,
    renderTimeoutMs: getRenderTimeoutMs(settings.queryTimeoutMs),
    secondLevel: sharedState?.pages,
  })

const createSiteMetrics = (
  pageCache: PageCache,
  api: ApiWatch,
  securityEventCounter: SecurityEventCounter,
  sharedState: SharedState | undefined,
  sharedCaches: SharedCaches | undefined,
) =>
  createMetrics({
    ...pageCache,
    countBrokenResponses: api.countBrokenResponses,
    getSecurityEventCounts: securityEventCounter.getCounts,
    ...(sharedState && { getValkeyCounts: sharedState.getCounts }),
    ...(sharedCaches && { getPurgeCounts: sharedCaches.getCounts }),
  })

/** With `PORT=0`, the URL gets the port that the system assigned. */
async function listen(app: FastifyInstance, { port, siteUrl }: Settings): Promise<string> {
  const listenAddress = await app.listen({ port, host: '0.0.0.0' })
  return siteUrl.replace(/:0$/, `:${new URL(listenAddress).port}`)
}

async function start(settings: Settings) {
  const build = readBuildId(root)
  const runtime = await startRuntime(settings, build)
  captureConsole(runtime.logger)
  const isDemo = settings.apiBaseUrl === undefined
  if (!isDemo) reportBrandProblems(root, runtime.logger)
  const next = await startNext(root, settings.port)
  const handler = next.getRequestHandler()
  const { staticFolder, metricsPort, mostRequestedFile } = settings
  const retainedAssets =
    staticFolder === undefined ? undefined : retainAssets(staticFolder, build, getStaticFolder(root))
  const sharedState = await connectSiteSharedState(settings, build, runtime.logger, retainedAssets)
  const sharedCaches = createSharedCaches(settings, runtime.logger)
  const pageCache = createSitePageCache(settings, handler, sharedState)
  const securityEventCounter = createSecurityEventCounter()
  const metrics =
    metricsPort === undefined
      ? undefined
      : createSiteMetrics(pageCache, runtime.api, securityEventCounter, sharedState, sharedCaches)
  if (metrics) runtime.api.observe(metrics.observeApi)
  const app = await createApp({
    settings,
    pageCache,
    renderShareImage: createShareImageRenderer(handler),
    imageProxy: createSiteImageProxy(root),
    registerStaticFiles: createStaticFilesPlugin(root, {
      hasServiceWorker: settings.hasServiceWorker,
      retainedFolder: retainedAssets?.folder,
    }),
    ...(metrics && { observe: metrics.observe }),
    sharedState,
    sharedCaches,
    securityEventCounter,
    observeWebVital: metrics?.observeWebVital,
    operation: {
      build,
      getApiState: runtime.api.getState,
      isStuck: () => pageCache.getRenderCounts().stuck >= settings.maxConcurrentRenders,
    },
  })
  const mostRequested =
    sharedState?.mostRequested ??
    (mostRequestedFile === undefined ? undefined : createMostRequestedFile(mostRequestedFile))
  const metricsServer = await metrics?.listen(metricsPort ?? 0)
  await renderRefusals(pageCache)
  const siteUrl = await listen(app, settings)
  const recording = mostRequested && recordMostRequested(mostRequested, pageCache.listMostRequested)
  closeOnSignal(runtime.logger, async () => {
    await recording?.stop()
    await app.close()
    metricsServer?.close()
    sharedState?.close()
    await next.close()
    await runtime.close()
  })
  // Logged after `closeOnSignal`, because a supervisor may stop the site as soon as it reads this line.
  runtime.logger.info('listening', { address: siteUrl })
  await warmUp(pageCache, await mostRequested?.read())
}

function closeOnSignal(logger: Logger, closeAll: () => Promise<void>) {
  let isClosing = false
  const { close } = closeWithGrace({ delay: shutdownGraceMs, logger: false, skip: ['SIGTERM'] }, async ({ err }) => {
    isClosing = true
    if (err) logger.error('the process failed', { error: err })
    await closeAll()
  })
  // A supervisor may repeat SIGTERM. close-with-grace would then exit and abort open requests, so it skips SIGTERM.
  process.on('SIGTERM', () => {
    if (!isClosing) close()
  })
}

function describeStartError(error: unknown): string {
  if (error instanceof InvalidSettings) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${String(error.port)} is taken. Stop the process that uses it, or change PORT, METRICS_PORT or MOCK_API_PORT, whichever is set to it.`
  return inspect(error)
}

try {
  await start(readSettings(process.env))
} catch (error) {
  process.stderr.write(`The site can't start: ${describeStartError(error)}\n`)
  // The demo API or Next, once started, would keep the process alive.
  process.exit(1)
}

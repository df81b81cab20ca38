import type { FastifyInstance, FastifyRequest } from 'fastify'
import { useCases } from '#infrastructure/di/container.ts'
import { createFastify, setFallbackHandlers } from './create-fastify.ts'
import { closeIdleConnectionsOnShutdown } from './close-idle-connections-on-shutdown.ts'
import { registerRpc } from './rpc/rpc.ts'
import { addOperationRoutes, type OperationState } from './operation/operation.ts'
import { addPolicyReportRoute } from './browser-reports/policy-reports.ts'
import type { SecurityEventCounter } from './security/security-events.ts'
import { addWebVitalsRoute, type ObserveWebVital } from './browser-reports/web-vitals.ts'
import { addWellKnownRoutes } from './operation/well-known.ts'
import { createPageHandler, type Handler } from './page-handler.ts'
import type { PageSource, PageCache } from './page-cache/page-cache.ts'
import type { ResponseHeaders } from './page-cache/send-page.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { addSearchEngineRoutes } from './search-engines/search-engines.ts'
import { detach } from '#infrastructure/runtime/detach.ts'
import { closedPolicy, securityHeaders, createTransportSecurityHeader } from './security/security-headers.ts'
import { nextFilesPrefix } from '#infrastructure/next/next-paths.ts'
import type { RenderShareImage } from '#infrastructure/next/render-with-next.ts'
import { createSearchRedirectFinder } from './search-redirect.ts'
import { createRefusalHandler } from './refusal-handler.ts'
import { addSpeculationRules } from './speculation-rules.ts'
import { createPainter } from './share-images/painter.ts'
import type { ImageProxy } from './image-proxy/image-proxy.ts'
import { addShareImages, type ShareImages } from './share-images/share-images.ts'
import type { Settings } from './settings.ts'
import type { SharedState } from './shared-state/shared-state.ts'
import { isEmpty, getInvalidatedPaths, type Invalidation } from './rpc/invalidation.ts'
import { getGroupTags } from './purge/tags.ts'
import { createOutsideCaches, type OutsideCaches } from './purge/outside-caches.ts'
import type { SharedCaches } from './purge/shared-caches.ts'

export interface AppOptions {
  readonly pageCache: PageSource & Pick<PageCache, 'invalidate' | 'dropMissingPages'>
  readonly renderShareImage: RenderShareImage
  readonly imageProxy: ImageProxy
  readonly settings: Pick<
    Settings,
    | 'trustedProxies'
    | 'mutationsPerMinute'
    | 'queriesPerMinute'
    | 'hstsIncludesSubdomains'
    | 'proxyCacheSeconds'
    | 'securityContact'
  >
  /** Adds hooks before any route is registered. */
  readonly observe?: (app: FastifyInstance) => void
  readonly operation: OperationState
  readonly sharedState?: SharedState | undefined
  readonly sharedCaches?: SharedCaches | undefined
  readonly securityEventCounter: SecurityEventCounter
  readonly observeWebVital?: ObserveWebVital | undefined
  readonly registerStaticFiles: (app: FastifyInstance, headers: ResponseHeaders) => Promise<void>
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, pageCache, observe, sharedState, sharedCaches } = options
  const { siteUrl } = getRuntime()
  const headers = createCommonHeaders(settings)
  const uncachedHeaders = { ...headers, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' }

  const refuseAddress = createRefusalHandler(pageCache, headers, uncachedHeaders)
  const isSecure = ({ protocol }: FastifyRequest) => siteUrl.startsWith('https:') || protocol === 'https'
  const { proxyCacheSeconds } = settings
  const outsideCaches = createOutsideCaches({ sharedState, sharedCaches, proxyCacheSeconds, isSecure })
  const handlePage = createPageHandler({
    pages: pageCache,
    commonHeaders: headers,
    refuseAddress,
    outsideCaches,
    isSecure,
    findSearchRedirect: createSearchRedirectFinder(useCases),
  })

  const app = createFastify(settings.trustedProxies, refuseAddress, uncachedHeaders)
  const handleRequest = refuseMissingBuildFiles(handlePage, uncachedHeaders)
  // Plugins inherit these handlers when they are registered, so the handlers come first.
  setFallbackHandlers(app, handleRequest, uncachedHeaders)
  app.addHook('onRequest', (request, reply, done) => {
    // `joinDuplicateHeaders` (create-fastify.ts) joins two `Host` headers with a comma.
    if (request.raw.headers.host?.includes(',')) detach(refuseAddress(request, reply, 'malformed'))
    else done()
  })
  observe?.(app)
  closeIdleConnectionsOnShutdown(app)
  // By then, all requests have ended, so no mutation adds another purge.
  app.addHook('onClose', async () => sharedCaches?.close())
  await addServiceRoutes(app, options, headers, uncachedHeaders)
  await addUseCaseAndShareImageRoutes(app, options, headers, outsideCaches)
  await options.registerStaticFiles(app, headers)
  app.get('/*', handleRequest)
  return app
}

function createCommonHeaders({ hstsIncludesSubdomains }: AppOptions['settings']): ResponseHeaders {
  const { siteUrl, isDemo } = getRuntime()
  return {
    ...securityHeaders,
    ...createTransportSecurityHeader(siteUrl, hstsIncludesSubdomains),
    ...(isDemo && { 'x-robots-tag': 'noindex' }),
  }
}

async function addServiceRoutes(
  app: FastifyInstance,
  options: AppOptions,
  headers: ResponseHeaders,
  uncachedHeaders: ResponseHeaders,
) {
  const { settings, operation, securityEventCounter, observeWebVital } = options
  addOperationRoutes(app, operation, uncachedHeaders)
  addWellKnownRoutes(app, headers, settings.securityContact)
  addSpeculationRules(app, headers)
  await Promise.all([
    addPolicyReportRoute(app, uncachedHeaders, securityEventCounter.record),
    addWebVitalsRoute(app, uncachedHeaders, observeWebVital),
  ])
  addSearchEngineRoutes(app, options.pageCache, useCases, headers)
  options.imageProxy.addRoute(app, headers)
}

async function addUseCaseAndShareImageRoutes(
  app: FastifyInstance,
  { settings, pageCache, renderShareImage, imageProxy, sharedState, securityEventCounter }: AppOptions,
  headers: ResponseHeaders,
  outsideCaches: OutsideCaches,
) {
  const paintImage = createPainter(renderShareImage, imageProxy.load)
  const invalidate = createInvalidator(pageCache, addShareImages(app, paintImage, headers, outsideCaches.getHeaders))
  sharedState?.onAnnouncement(invalidate)
  await app.register(registerRpc, {
    useCases,
    pageCache,
    headers,
    mutationsPerMinute: settings.mutationsPerMinute,
    queriesPerMinute: settings.queriesPerMinute,
    store: sharedState?.createLimitStore(),
    endedSessions: sharedState?.endedSessions,
    recordSecurityEvent: securityEventCounter.record,
    getGroupHeaders: (group, commonHeaders) => outsideCaches.getHeaders(getGroupTags(group), commonHeaders),
    awaitOwnWrite: outsideCaches.awaitOwnWrite,
    async invalidate(invalidation, reply) {
      if (isEmpty(invalidation)) return
      // Valkey and the caches in front come first; otherwise this instance could read the old page from Valkey again.
      await outsideCaches.publishInvalidation(invalidation, reply)
      invalidate(invalidation)
    },
  })
}

const createInvalidator =
  (pageCache: AppOptions['pageCache'], shareImages: ShareImages) => (invalidation: Invalidation) => {
    if (invalidation.dropsMissingProfiles) {
      pageCache.dropMissingPages(path => /\/profiles\/\d+$/.test(path))
      shareImages.dropMissingProfiles()
    }
    if (invalidation.profiles.length === 0) return
    pageCache.invalidate(getInvalidatedPaths(invalidation))
    shareImages.invalidate(invalidation.profiles)
  }

/** The 404 is uncacheable, because another instance may have the file during a release. */
const refuseMissingBuildFiles =
  (handlePage: Handler, headers: ResponseHeaders): Handler =>
  (request, reply) =>
    request.raw.url?.startsWith(nextFilesPrefix)
      ? void reply.code(404).headers(headers).send()
      : handlePage(request, reply)

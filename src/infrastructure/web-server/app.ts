import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { errorEntry } from '#application/error-table.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { createClientErrorHandler } from './broken-requests.ts'
import { closeIdleConnections } from './close-idle-connections.ts'
import { rpc } from './rpc/rpc.ts'
import { addOperationRoutes, type Operation } from './operation/operation.ts'
import { addPolicyReports } from './browser-reports/policy-reports.ts'
import type { SecurityEventCounter } from './security/security-events.ts'
import { addWebVitals, type ObserveWebVital } from './browser-reports/web-vitals.ts'
import { addWellKnownRoutes } from './operation/well-known.ts'
import { createPageHandler, type Handler, type RefuseAddress } from './page-route.ts'
import type { PageSource, PageCache } from './page-cache/page-cache.ts'
import type { ResponseHeaders } from './page-cache/send-page.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { addSearchEngineRoutes } from './search-engines/search-engines.ts'
import { detach } from '#infrastructure/runtime/detach.ts'
import { closedPolicy, securityHeaders, createTransportSecurityHeader } from './security/security-headers.ts'
import { nextFiles } from '#infrastructure/next/addresses.ts'
import type { AskInner } from '#infrastructure/next/ask-next.ts'
import { createSearchRedirect } from './search-redirect.ts'
import { createRefuseAddress } from './refuse-address.ts'
import { addSpeculationRules } from './speculation-rules.ts'
import { createPainter } from './share-images/painter.ts'
import type { Pictures } from './pictures/pictures.ts'
import { addShareImages, type ShareImages } from './share-images/share-images.ts'
import type { SharedState } from './shared-state/shared-state.ts'
import { isEmpty, getPaths, type Invalidated } from './rpc/invalidated.ts'
import { getGroupTags } from './purge/tags.ts'
import { createOutsideCaches } from './purge/outside-caches.ts'
import type { SharedCaches } from './purge/shared-caches.ts'

export interface AppOptions {
  readonly pageCache: PageSource & Pick<PageCache, 'invalidate' | 'dropMissing'>
  /** Requests drawings from Next. */
  readonly inner: AskInner
  /** People's pictures, from other hosts. */
  readonly pictures: Pictures
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** Per visitor. */
  readonly writesPerMinute: number
  /** Per visitor; counts only queries that call the API. */
  readonly queriesPerMinute: number
  /** Whether subdomains require HTTPS too. */
  readonly hstsSubdomains: boolean
  /** Adds hooks before any route is registered. */
  readonly observe?: (app: FastifyInstance) => void
  readonly operation: Operation
  /** Undefined for a single instance. */
  readonly shared?: SharedState | undefined
  /** Purgeable caches in front of the site. */
  readonly caches?: SharedCaches | undefined
  /** TTL of profiles in a cache that can't be purged; undefined for the usual TTL. */
  readonly proxyCacheSeconds?: number | undefined
  readonly securityWatch: SecurityEventCounter
  readonly observeWebVital?: ObserveWebVital | undefined
  /** Where to report vulnerabilities. */
  readonly securityContact?: string | undefined
  /** Registers the routes of static files. */
  readonly files: (app: FastifyInstance, headers: ResponseHeaders) => Promise<void>
}

/** The web server, not yet listening. */
export async function createApp({
  pageCache,
  inner,
  pictures,
  files,
  trustedProxies,
  writesPerMinute,
  queriesPerMinute,
  hstsSubdomains,
  observe,
  operation,
  shared,
  caches,
  proxyCacheSeconds,
  securityWatch,
  observeWebVital,
  securityContact,
}: AppOptions): Promise<FastifyInstance> {
  const { siteUrl, demo } = getRuntime()
  const headers = {
    ...securityHeaders,
    ...createTransportSecurityHeader(siteUrl, hstsSubdomains),
    ...(demo && { 'x-robots-tag': 'noindex' }),
  }
  const closed = { ...headers, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' }

  const refuse = createRefuseAddress(pageCache, headers, closed)
  const isSecure = ({ protocol }: FastifyRequest) => siteUrl.startsWith('https:') || protocol === 'https'
  const outside = createOutsideCaches({ shared, caches, proxyCacheSeconds, isSecure })
  const answerPage = createPageHandler({
    pages: pageCache,
    own: headers,
    refuse,
    outside,
    isSecure,
    findSearchRedirect: createSearchRedirect(useCases),
  })

  const app = createEmptyApp(trustedProxies, refuse, closed)
  const answer = refuseMissingBuildFiles(answerPage, closed)
  // Before plugins are registered, because they inherit handlers at that time.
  setFallbackHandlers(app, answer, closed)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.headers.host?.includes(',')) detach(refuse(request, reply, 'malformed'))
    else done()
  })
  observe?.(app)
  closeIdleConnections(app)
  addOperationRoutes(app, operation, headers)
  addWellKnownRoutes(app, headers, securityContact)
  addSpeculationRules(app, headers)
  await Promise.all([addPolicyReports(app, headers, securityWatch.note), addWebVitals(app, headers, observeWebVital)])
  addSearchEngineRoutes(app, pageCache, useCases, headers)
  pictures.addRoute(app, headers)
  const paintImage = createPainter(inner, pictures.load)
  const invalidate = createInvalidate(pageCache, addShareImages(app, paintImage, headers, outside.getTagHeaders))
  shared?.onAnnounced(invalidate)
  await app.register(rpc, {
    useCases,
    pageCache,
    headers,
    writesPerMinute,
    queriesPerMinute,
    store: shared?.limits(),
    endedSessions: shared?.endedSessions,
    noteSecurityEvent: securityWatch.note,
    getGroupHeaders: (group, base) => outside.getHeaders(getGroupTags(group), base),
    awaitOwnWrite: outside.awaitOwnWrite,
    async invalidate(invalidated, reply) {
      if (isEmpty(invalidated)) return
      // First, otherwise an invalidated page could be read again from the shared cache.
      await outside.publishInvalidation(invalidated, reply)
      invalidate(invalidated)
    },
  })
  await files(app, headers)
  app.get('/*', answer)
  return app
}

/** Fastify with the limits and the error pages of the site, without routes. */
const createEmptyApp = (
  trustedProxies: readonly string[],
  refuse: RefuseAddress,
  closed: ResponseHeaders,
): FastifyInstance =>
  Fastify({
    // Two `Host` headers become one with a comma, which is refused. Node would drop the second, which a proxy may have used.
    http: { joinDuplicateHeaders: true },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : removeOrigin(url)),
    // Requests that arrive during shutdown are answered too.
    return503OnClosing: false,
    requestTimeout: 30_000,
    // A client that reads nothing must not hold its response forever.
    connectionTimeout: 60_000,
    trustProxy: [...trustedProxies],
    clientErrorHandler: createClientErrorHandler(closed),
    frameworkErrors: (_error, request, reply) => detach(refuse(request, reply, 'malformed')),
  })

/** A proxy may send the whole URL as the target (RFC 9112, section 3.2.2); the host plays no part. */
const removeOrigin = (target: string): string => target.replace(/^https?:\/\/[^/?#]*\/?/i, '/')

/** Marks pages stale after a mutation in any instance. */
const createInvalidate =
  (pageCache: AppOptions['pageCache'], shareImages: ShareImages) => (invalidated: Invalidated) => {
    if (invalidated.newProfile) pageCache.dropMissing(path => /\/profiles\/\d+$/.test(path))
    if (invalidated.profiles.length === 0) return
    pageCache.invalidate(getPaths(invalidated))
    shareImages.invalidate(invalidated.profiles)
  }

function setFallbackHandlers(app: FastifyInstance, answer: Handler, closed: ResponseHeaders): void {
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? answer(request, reply)
      : reply.code(405).headers(closed).header('allow', 'GET, HEAD').send(),
  )
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    // An unreadable body is the client's fault.
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(error.statusCode).headers(closed).send()
    getRuntime().logger.error('request failed', { path: request.raw.url?.split('?')[0], error })
    const { status, message } = errorEntry('Defect')
    return reply.code(status).headers(closed).type('text/plain').send(message)
  })
}

/**
 * A missing build file is an uncacheable 404, because another instance may have it during a rolling release.
 */
const refuseMissingBuildFiles =
  (answerPage: Handler, headers: ResponseHeaders): Handler =>
  (request, reply) =>
    request.raw.url?.startsWith(nextFiles) ? void reply.code(404).headers(headers).send() : answerPage(request, reply)

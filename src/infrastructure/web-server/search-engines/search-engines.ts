import { defaultLocale } from '#application/routing/locale-path.ts'
import { getOpenSearchPath } from '#application/search/open-search-path.ts'
import { locales } from '#domain/shared/locale.ts'
import type { FastifyInstance } from 'fastify'
import { getErrorEntry } from '#application/error-table.ts'
import {
  createBody,
  getResponseSize,
  type CachedResponse,
} from '#infrastructure/web-server/page-cache/cached-response.ts'
import type { RenderResult } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import type { PageSource } from '#infrastructure/web-server/page-cache/page-cache.ts'
import { ttl } from '#infrastructure/web-server/page-cache/freshness.ts'
import { createConcurrencyLimiter } from '#infrastructure/web-server/page-cache/concurrency-limiter.ts'
import { sendPage } from '#infrastructure/web-server/page-cache/send-page.ts'
import { createRequestId, getRuntime } from '#infrastructure/runtime/runtime.ts'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import { createSitemapWriter, type Catalog } from './sitemap-writer.ts'
import { formatOpenSearch } from './open-search.ts'
import { readSitemapPath, type SitemapFile } from './sitemap-file.ts'

/** Files are written one at a time, so that their API calls do not delay those of pages. */
const writeLimits = { concurrency: 1, queueTimeoutMs: 20_000, timeoutMs: 300_000 }

export function addSearchEngineRoutes(
  app: FastifyInstance,
  pages: PageSource,
  catalog: Catalog,
  commonHeaders: Readonly<Record<string, string>>,
) {
  const { siteUrl, isDemo } = getRuntime()
  const headers = { ...commonHeaders, 'content-security-policy': closedPolicy }
  const produceFile = createSitemapProducer(siteUrl, catalog)

  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers(headers)
      .header('cache-control', `public, max-age=${ttl.sitemap}`)
      .type('text/plain; charset=utf-8')
      .send(formatRobotsTxt(siteUrl, isDemo)),
  )
  for (const locale of locales)
    app.get(getOpenSearchPath(locale), (_request, reply) =>
      reply
        .headers(headers)
        .header('cache-control', `public, max-age=${ttl.sitemap}`)
        .type('application/opensearchdescription+xml; charset=utf-8')
        .send(formatOpenSearch(siteUrl, locale)),
    )
  for (const route of ['/sitemap.xml', '/sitemaps/*'])
    app.get(route, async (request, reply) => {
      const path = request.raw.url?.split('?')[0] ?? ''
      const file = readSitemapPath(path)
      if (!file) return reply.callNotFound()
      sendPage(
        request,
        reply,
        await pages.runSharedQuery(path, () => produceFile(file, getVisitorKey(request))),
        headers,
      )
      return reply
    })
}

function createSitemapProducer(siteUrl: string, catalog: Catalog) {
  const { scope, logger } = getRuntime()
  const writeFile = createSitemapWriter(siteUrl, catalog)
  const boundedWrites = createConcurrencyLimiter(writeLimits)

  return async (file: SitemapFile, visitor: string): Promise<RenderResult<CachedResponse>> => {
    const id = createRequestId()
    const startedAt = Date.now()
    const outcome = await boundedWrites
      .run(() => scope.run({ locale: defaultLocale, id }, async () => writeFile(file)), { visitor })
      .catch((error: unknown) => {
        logger.error('sitemap failed', { request: id, file: file.kind, error })
        return { ok: false, error: { _tag: 'Overloaded' } } as const
      })
    if (!outcome.ok)
      return {
        partition: 'none',
        value: await createTextResponse(getErrorEntry(outcome.error._tag).status, '', 'never'),
      }
    if (outcome.value === undefined) {
      const value = await createTextResponse(404, '', ttl.notFound)
      return { partition: 'missing', value, bytes: getResponseSize(value), ttl: ttl.notFound }
    }
    const value = await createTextResponse(200, outcome.value, ttl.sitemap)
    logger.info('sitemap written', { request: id, file: file.kind, ms: Date.now() - startedAt })
    return { partition: 'pages', value, bytes: getResponseSize(value), ttl: ttl.sitemap }
  }
}

const createTextResponse = async (
  status: number,
  text: string,
  maxAge: CachedResponse['maxAge'],
): Promise<CachedResponse> => ({
  status,
  document: await createBody(status === 200 ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8', text),
  maxAge,
})

const formatRobotsTxt = (siteUrl: string, isDemo: boolean): string =>
  isDemo
    ? 'User-agent: *\nDisallow: /\n'
    : ['User-agent: *', 'Disallow: /use-cases/', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')

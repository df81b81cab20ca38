import type { FastifyInstance } from 'fastify'
import { errorEntry } from '#application/error-table.ts'
import { bodyOf, bytesOf, type CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'
import type { Produced } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import type { PageSource } from '#infrastructure/web-server/page-cache/page-cache.ts'
import { boundedRenders } from '#infrastructure/web-server/page-cache/renders.ts'
import { sendPage } from '#infrastructure/web-server/page-cache/send-page.ts'
import { newRequestId, runtime } from '#infrastructure/web-server/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import { sitemapMaker, type Catalogue } from './make-sitemap.ts'
import { readSitemapPath, type SitemapFile } from './sitemap-file.ts'

const day = 86_400
const minute = 60
/** One file at a time, however many are asked for: its calls must leave the API to the pages. */
const patience = 20_000

/** What search engines read: `/robots.txt`, `/sitemap.xml` and its files, kept for a day as pages are. */
export function searchEngines(
  app: FastifyInstance,
  pages: PageSource,
  catalogue: Catalogue,
  own: Readonly<Record<string, string>>,
) {
  const { siteUrl, demo, scope, logger } = runtime()
  const headers = { ...own, 'content-security-policy': closedPolicy }
  const make = sitemapMaker(siteUrl, catalogue)
  const bounded = boundedRenders(1, patience)

  const made = async (file: SitemapFile): Promise<Produced<CachedResponse>> => {
    const id = newRequestId()
    const started = Date.now()
    const outcome = await bounded(() => scope.run({ locale: 'ru', id }, async () => make(file))).catch(
      (error: unknown) => {
        logger.error('sitemap failed', { request: id, file: file.kind, error })
        return { ok: false, error: { _tag: 'Overloaded' } } as const
      },
    )
    if (!outcome.ok)
      return { partition: 'none', value: await textPage(errorEntry(outcome.error._tag).status, '', 'never') }
    if (outcome.value === undefined)
      return { partition: 'missing', value: await textPage(404, '', minute), bytes: 500, ttl: minute }
    const value = await textPage(200, outcome.value, day)
    logger.info('sitemap made', { request: id, file: file.kind, ms: Date.now() - started })
    return { partition: 'pages', value, bytes: bytesOf(value), ttl: day }
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers(headers)
      .header('cache-control', `public, max-age=${day}`)
      .type('text/plain; charset=utf-8')
      .send(robots(siteUrl, demo)),
  )
  for (const address of ['/sitemap.xml', '/sitemaps/*'])
    app.get(address, async (request, reply) => {
      const path = request.raw.url?.split('?')[0] ?? ''
      const file = readSitemapPath(path)
      if (!file) return reply.callNotFound()
      sendPage(request, reply, await pages.sharedQuery(path, () => made(file)), headers)
      return reply
    })
}

const textPage = async (status: number, text: string, maxAge: CachedResponse['maxAge']): Promise<CachedResponse> => ({
  status,
  document: await bodyOf(status === 200 ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8', text),
  maxAge,
})

/** What search engines are asked: keep out of a demonstration, find everything else by the sitemap. */
export const robots = (siteUrl: string, demo: boolean): string =>
  demo
    ? 'User-agent: *\nDisallow: /\n'
    : ['User-agent: *', 'Disallow: /use-cases/', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')

import type { FastifyInstance } from 'fastify'
import { inject } from 'light-my-request'
import { getErrorEntry } from '#application/error-table.ts'
import type { Address } from './address.ts'
import { createApp } from './app.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { createShareImageRenderer, destroyOnError, type NextHandler } from '#infrastructure/next/render-with-next.ts'
import { developmentPaths } from '#infrastructure/next/server-paths.ts'
import { createSiteImageProxy } from './image-proxy/image-proxy.ts'
import { createSecurityEventCounter } from './security/security-events.ts'
import { createBody } from './page-cache/cached-response.ts'
import { getErrorAddress, type ErrorPage } from './page-cache/error-address.ts'
import { createSimilarCityFinder } from './page-cache/missing-pages.ts'
import type { PageSource, PageCache } from './page-cache/page-cache.ts'
import { createRequestId, getRuntime, type Render, type Scope } from '#infrastructure/runtime/runtime.ts'
import { sendPage } from './page-cache/send-page.ts'
import { servePublicFiles } from './static-files.ts'

export { readSettings } from './settings.ts'
export { startRuntime } from './start-runtime.ts'

export const createDevelopmentApp = (next: NextHandler, root: string): Promise<FastifyInstance> =>
  createApp({
    pageCache: createUncachedPages(next),
    renderShareImage: createShareImageRenderer(next),
    imageProxy: createSiteImageProxy(root),
    settings: {
      trustedProxies: [],
      mutationsPerMinute: 1000,
      queriesPerMinute: 10_000,
      hstsIncludesSubdomains: false,
      proxyCacheSeconds: undefined,
      securityContact: undefined,
    },
    securityEventCounter: createSecurityEventCounter(),
    async registerStaticFiles(app, headers) {
      serveNextFiles(app, next)
      // Replaces the worker of a built site that ran on the same port.
      await servePublicFiles(app, root, headers, 'unregister.js')
    },
    operation: { build: 'development', getApiState: () => 'not asked yet', isStuck: () => false },
  })

function serveNextFiles(app: FastifyInstance, next: NextHandler) {
  for (const path of developmentPaths)
    app.all(path, (request, reply) => {
      reply.hijack()
      destroyOnError(next)(request.raw, reply.raw)
    })
}

function createUncachedPages(next: NextHandler): PageSource & Pick<PageCache, 'invalidate' | 'dropMissingPages'> {
  const renderUrl = (scope: Scope, url: string) =>
    getRuntime().scope.run(scope, async () => inject(destroyOnError(next), url))

  const renderErrorPage: PageSource['renderErrorPage'] = async (locale, error) => {
    const response = await renderUrl({ locale, id: createRequestId(), render: {} }, getErrorAddress(locale, error))
    const document = await createBody('text/html; charset=utf-8', response.rawPayload)
    return { status: error.status, document, maxAge: 'never' }
  }
  const findErrorTag = async ({ locale, route, nextUrl }: Address, id: string): Promise<string | undefined> => {
    const render: Render = {}
    const response = route && (await renderUrl({ locale, id, render }, nextUrl))
    if (render.failure) return render.failure._tag
    if (!response || response.statusCode === 404) return 'PageNotFound'
    return response.statusCode === 200 ? undefined : 'Defect'
  }
  return {
    async readStatus(address) {
      const tag = await findErrorTag(address, createRequestId())
      return tag === undefined ? 200 : getErrorEntry(tag).status
    },
    renderErrorPage,
    async respond(request, reply, address, headers) {
      const { locale, path, key, nextUrl } = address
      const id = createRequestId()
      const tag = await findErrorTag(address, id)
      if (tag === undefined) {
        // The page is rendered again to the raw connection, which Next's hot reload needs.
        reply.hijack()
        request.raw.url = nextUrl
        getRuntime().scope.run({ locale, id }, () => destroyOnError(next)(request.raw, reply.raw))
        return
      }
      const { status, message } = getErrorEntry(tag)
      const similarCities = status === 404 && (await createSimilarCityFinder(useCases)(locale, path, id))
      const details: Partial<ErrorPage> =
        status === 404
          ? { path, missingPageTag: tag, ...(similarCities && { similarCities }) }
          : { path: key, requestId: id }
      const value = await renderErrorPage(locale, { status, message, ...details })
      sendPage(request, reply, { value, age: 0 }, headers)
    },
    isCached: () => false,
    runSharedQuery: async (_key, read) => ({ value: (await read('first')).value, age: 0 }),
    invalidate: () => undefined,
    dropMissingPages: () => undefined,
  }
}

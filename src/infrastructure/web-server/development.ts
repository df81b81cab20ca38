import type { FastifyInstance } from 'fastify'
import { inject } from 'light-my-request'
import { errorEntry } from '#application/error-table.ts'
import { createApp } from './app.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { type NextHandler, createAskInner } from '#infrastructure/next/ask-next.ts'
import { developmentFiles } from '#infrastructure/next/static-addresses.ts'
import { createSitePictures } from './pictures/pictures.ts'
import { createSecurityEventCounter } from './security/security-events.ts'
import { createBody } from './page-cache/cached-response.ts'
import { errorAddress } from './page-cache/error-address.ts'
import { createFindSimilarCities } from './page-cache/missing-pages.ts'
import type { PageSource, PageCache } from './page-cache/page-cache.ts'
import { createRequestId, getRuntime, type Render, type Scope } from '#infrastructure/runtime/runtime.ts'
import { detach } from '#infrastructure/runtime/detach.ts'
import { sendPage } from './page-cache/send-page.ts'

export { readSettings } from './settings.ts'
export { startRuntime } from './start-runtime.ts'

/** The web server in development: Next renders every page anew and serves its own files. */
export const createDevelopmentApp = (next: NextHandler, root: string): Promise<FastifyInstance> =>
  createApp({
    pageCache: createFreshPages(next),
    inner: createAskInner(next),
    pictures: createSitePictures(root),
    trustedProxies: [],
    writesPerMinute: 1000,
    queriesPerMinute: 10_000,
    hstsSubdomains: false,
    securityWatch: createSecurityEventCounter(),
    files: app => Promise.resolve(serveNextFiles(app, next)),
    operation: { build: 'development', apiState: () => 'not asked yet', isStuck: () => false },
  })

function serveNextFiles(app: FastifyInstance, next: NextHandler) {
  for (const address of [...developmentFiles, '/fonts/*', '/icons/*', '/map.svg', '/favicon.ico', '/manifest*'])
    app.all(address, async (request, reply) => {
      reply.hijack()
      await next(request.raw, reply.raw)
    })
}

function createFreshPages(next: NextHandler): PageSource & Pick<PageCache, 'invalidate' | 'dropMissing'> {
  const ask = (scope: Scope, url: string) =>
    getRuntime().scope.run(scope, async () => inject((...exchange) => detach(next(...exchange)), url))

  const errorPage: PageSource['errorPage'] = async (locale, error) => {
    const answer = await ask({ locale, id: createRequestId(), render: {} }, errorAddress(locale, error))
    const document = await createBody('text/html; charset=utf-8', answer.rawPayload)
    return { status: error.status, document, maxAge: 'never' }
  }
  return {
    errorPage,
    async answer(request, reply, { locale, route, path, inner, isFiltered }, headers) {
      const render: Render = {}
      const id = createRequestId()
      const trial = route && (await ask({ locale, id, render }, inner))
      if (trial?.statusCode === 200 && !render.failure) {
        // Rendered again to the raw connection, which Next's hot reload needs.
        reply.hijack()
        if (isFiltered) request.raw.url = inner
        await getRuntime().scope.run({ locale, id }, () => next(request.raw, reply.raw))
        return
      }
      const tag = render.failure?._tag ?? (trial && trial.statusCode !== 404 ? 'Defect' : 'PageNotFound')
      const { status, message } = errorEntry(tag)
      const near = status === 404 ? await createFindSimilarCities(useCases)(locale, path, id) : []
      const value = await errorPage(locale, { status, message, path, tag, ...(near && { near }) })
      sendPage(request, reply, { value, age: 0 }, headers)
    },
    isCached: () => false,
    sharedQuery: async (_key, read) => ({ value: (await read('first')).value, age: 0 }),
    invalidate: () => undefined,
    dropMissing: () => undefined,
  }
}

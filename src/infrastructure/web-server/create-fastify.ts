import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { getErrorEntry } from '#application/error-table.ts'
import { detach } from '#infrastructure/runtime/detach.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { createClientErrorHandler } from './client-error-handler.ts'
import type { ResponseHeaders } from './page-cache/send-page.ts'
import type { Handler, RefuseAddress } from './page-handler.ts'

export const createFastify = (
  trustedProxies: readonly string[],
  refuseAddress: RefuseAddress,
  uncachedHeaders: ResponseHeaders,
): FastifyInstance =>
  Fastify({
    // Two `Host` headers are joined with a comma and refused. Node would drop the second, which a proxy may have used.
    http: { joinDuplicateHeaders: true },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : removeOrigin(url)),
    return503OnClosing: false,
    requestTimeout: 30_000,
    // A client that reads nothing must not hold its response forever.
    connectionTimeout: 60_000,
    trustProxy: [...trustedProxies],
    clientErrorHandler: createClientErrorHandler(uncachedHeaders),
    frameworkErrors: (_error, request, reply) => detach(refuseAddress(request, reply, 'malformed')),
  })

/** A proxy may send the whole URL as the target (RFC 9112, section 3.2.2); the site ignores its host. */
const removeOrigin = (target: string): string => target.replace(/^https?:\/\/[^/?#]*\/?/i, '/')

export function setFallbackHandlers(
  app: FastifyInstance,
  handleRequest: Handler,
  uncachedHeaders: ResponseHeaders,
): void {
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? handleRequest(request, reply)
      : reply.code(405).headers(uncachedHeaders).header('allow', 'GET, HEAD').send(),
  )
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(error.statusCode).headers(uncachedHeaders).send()
    getRuntime().logger.error('request failed', { path: request.raw.url?.split('?')[0], error })
    const { status, message } = getErrorEntry('Defect')
    return reply.code(status).headers(uncachedHeaders).type('text/plain').send(message)
  })
}

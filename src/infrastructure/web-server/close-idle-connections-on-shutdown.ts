import type { FastifyInstance } from 'fastify'

const intervalMs = 50

/** Fastify closes only connections that are idle when shutdown begins. A client could keep the others open. */
export function closeIdleConnectionsOnShutdown(app: FastifyInstance): void {
  app.addHook('preClose', done => {
    const timer = setInterval(() => app.server.closeIdleConnections(), intervalMs).unref()
    app.server.once('close', () => clearInterval(timer))
    done()
  })
}

import type { FastifyInstance } from 'fastify'

const intervalMs = 50

/**
 * Fastify closes connections that are idle when shutdown begins. A busy connection becomes idle later; its client could
 * keep it open, and the process alive, until the process is killed.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', done => {
    const timer = setInterval(() => app.server.closeIdleConnections(), intervalMs).unref()
    app.server.once('close', () => clearInterval(timer))
    done()
  })
}

import type { FastifyInstance } from 'fastify'

/** Milliseconds. */
const intervalMs = 50

/**
 * Fastify closes the connections that are idle when the stop begins. One that is still answered then becomes idle
 * later, and its client may keep it open for a minute: the process would be killed instead of ending.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', done => {
    const timer = setInterval(() => app.server.closeIdleConnections(), intervalMs).unref()
    app.server.once('close', () => clearInterval(timer))
    done()
  })
}

import type { FastifyInstance } from 'fastify'
import type { ApiState } from './api-watch.ts'

export interface OperationState {
  readonly build: string
  readonly getApiState: () => ApiState
  readonly isStuck: () => boolean
}

export function addOperationRoutes(
  app: FastifyInstance,
  { build, getApiState, isStuck }: OperationState,
  uncachedHeaders: Readonly<Record<string, string>>,
) {
  // The status does not depend on the API, because cached pages are served even while the API fails.
  app.get('/healthz', (_request, reply) =>
    reply.headers(uncachedHeaders).send({ status: 'ok', build, api: getApiState() }),
  )
  let isStopping = false
  app.addHook('preClose', done => {
    isStopping = true
    done()
  })
  app.get('/healthz/ready', (_request, reply) => {
    const reason = isStopping ? 'stopping' : isStuck() ? 'renders hang' : undefined
    return reply
      .code(reason === undefined ? 200 : 503)
      .headers(uncachedHeaders)
      .send({ status: reason ?? 'ready' })
  })
  app.get('/builds/latest.json', (_request, reply) => reply.headers(uncachedHeaders).send({ id: build }))
}

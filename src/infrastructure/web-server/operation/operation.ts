import type { FastifyInstance } from 'fastify'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import type { ApiState } from './api-watch.ts'

export interface Operation {
  /** Build id. */
  readonly build: string
  readonly apiState: () => ApiState
  /** Whether stuck renders occupy all slots. */
  readonly isStuck: () => boolean
}

/**
 * `/healthz` (liveness: 200 while the process serves, because cached pages outlive the API), `/healthz/ready` (readiness: 503 while stopping
 * or stuck) and `/builds/latest.json`, by which
 * open pages notice a new build (R-build).
 */
export function addOperationRoutes(
  app: FastifyInstance,
  { build, apiState, isStuck }: Operation,
  headers: Readonly<Record<string, string>>,
) {
  const plain = { ...headers, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' }
  app.get('/healthz', (_request, reply) => reply.headers(plain).send({ status: 'ok', build, api: apiState() }))
  let stopping = false
  app.addHook('preClose', done => {
    stopping = true
    done()
  })
  app.get('/healthz/ready', (_request, reply) => {
    const reason = stopping ? 'stopping' : isStuck() ? 'renders hang' : undefined
    return reply
      .code(reason === undefined ? 200 : 503)
      .headers(plain)
      .send({ status: reason ?? 'ready' })
  })
  app.get('/builds/latest.json', (_request, reply) => reply.headers(plain).send({ id: build }))
}

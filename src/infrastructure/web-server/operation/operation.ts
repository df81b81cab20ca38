import type { FastifyInstance } from 'fastify'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import type { ApiState } from './api-watch.ts'

export interface Operation {
  /** Build id. */
  readonly build: string
  readonly apiState: () => ApiState
}

/**
 * `/healthz` (200 for as long as the process serves, since cached pages outlive the API) and `/builds/latest.json`, by which
 * open pages notice a new build (R-build).
 */
export function operationRoutes(
  app: FastifyInstance,
  { build, apiState }: Operation,
  headers: Readonly<Record<string, string>>,
) {
  const plain = { ...headers, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' }
  app.get('/healthz', (_request, reply) => reply.headers(plain).send({ status: 'ok', build, api: apiState() }))
  app.get('/builds/latest.json', (_request, reply) => reply.headers(plain).send({ id: build }))
}

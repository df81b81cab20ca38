import cookies from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { UseCases } from '#application/use-cases.ts'
import type { PageSource } from '#infrastructure/web-server/page-cache/page-cache.ts'
import { sendPage } from '#infrastructure/web-server/page-cache/send-page.ts'
import { givenRequestId, newRequestId, runtime, type Scope } from '#infrastructure/web-server/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import { sessions } from '#infrastructure/web-server/session/with-session.ts'
import { parseMutation, parseQuery, type RpcRequest } from './rpc-request.ts'
import { bindQuery, runCall, bindMutation } from './call.ts'
import type { Invalidated } from './invalidated.ts'
import { nameOf, refusalOf } from './refusal.ts'
import { isLimited, isShared, isMutation } from './rules.ts'
import { sendOutcome, tooMany } from './send-outcome.ts'
import { sharedQuery } from './shared-query.ts'

export interface RpcOptions {
  readonly useCases: UseCases
  readonly pageCache: Pick<PageSource, 'sharedQuery'>
  readonly headers: Readonly<Record<string, string>>
  /** Of one visitor, all together. */
  readonly writesPerMinute: number
  /** Is told what a write made old. */
  readonly invalidate: (invalidated: Invalidated) => void
}

/** Bytes of a write's body. */
const largestBody = 65_536
/** So many visitors are counted at once; whoever wrote longest ago is forgotten first. */
const countedVisitors = 20_000

/**
 * Where browsers call use-cases (docs/decisions/rpc.md): `GET /use-cases/{name}?lang=ru&input={JSON}` reads,
 * `POST /use-cases/{name}` with `{ lang, input }` writes.
 */
export async function rpc(
  app: FastifyInstance,
  { useCases, pageCache, headers, writesPerMinute, invalidate }: RpcOptions,
) {
  const { siteUrl } = runtime()
  const closed = { ...headers, 'content-security-policy': closedPolicy }
  const once = { ...closed, 'cache-control': 'no-store' }
  const withSession = sessions(siteUrl)
  const refuse = (reply: FastifyReply, status: number) => reply.code(status).headers(once).send()

  await app.register(cookies)
  await app.register(rateLimit, { global: false, cache: countedVisitors, max: writesPerMinute, timeWindow: 60_000 })
  const limit = app.createRateLimit()
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request, siteUrl)
    if (refusal?.allow !== undefined) reply.header('allow', refusal.allow)
    if (refusal) return refuse(reply, refusal.status)
    const name = nameOf(request)
    const counted = name !== undefined && isLimited(name) ? await limit(request) : undefined
    return counted?.isAllowed === false && counted.isExceeded
      ? sendOutcome(reply, tooMany(counted.ttlInSeconds), once)
      : undefined
  })
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    // A body that is no JSON (400, 415) or too large (413); anything else is a defect, and logged as such.
    if (error.statusCode === undefined || error.statusCode >= 500) throw error
    return refuse(reply, error.statusCode)
  })

  app.all('/use-cases/*', { bodyLimit: largestBody }, async (request, reply) => {
    const name = nameOf(request)
    if (name === undefined) return refuse(reply, 404)
    const asked = isMutation(name) ? parseMutation(request) : parseQuery(request)
    if (!asked) return refuse(reply, 422)
    const scope = scopeOf(request, asked)
    if (isMutation(name)) {
      const call = bindMutation(useCases, name, asked.input)
      if (!call) return refuse(reply, 422)
      const outcome = await withSession(request, reply, async session => {
        const written = await runCall({ ...scope, session }, call)
        invalidate(written.invalidated)
        return written.outcome
      })
      return sendOutcome(reply, outcome, once)
    }
    const call = bindQuery(useCases, name, asked.input)
    if (!call) return refuse(reply, 422)
    if (isShared(name)) {
      sendPage(request, reply, await sharedQuery(pageCache, scope, name, call), closed)
      return reply
    }
    const outcome = await withSession(request, reply, session => runCall({ ...scope, session }, call))
    return sendOutcome(reply, outcome, once)
  })
}

const scopeOf = (request: FastifyRequest, { locale }: RpcRequest): Omit<Scope, 'session'> => ({
  locale,
  id: givenRequestId(request.headers['x-request-id']) ?? newRequestId(),
  visitor: request.ip,
})

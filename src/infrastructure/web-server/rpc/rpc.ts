import cookies from '@fastify/cookie'
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { UseCases } from '#application/use-cases.ts'
import type { PageSource } from '#infrastructure/web-server/page-cache/page-cache.ts'
import { sendPage, type OwnHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import { givenRequestId, newRequestId, runtime, type Scope } from '#infrastructure/runtime/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import { sessions } from '#infrastructure/web-server/session/with-session.ts'
import type { SharedNotes } from '#infrastructure/web-server/session/ended-sessions.ts'
import { bindMutation, bindQuery, runCall } from './call.ts'
import type { Invalidated } from './invalidated.ts'
import { isMutation, mutations, queries } from './procedures.ts'
import { nameOf, parseMutation, parseQuery, refusalOf, type RpcRequest } from './rpc-request.ts'
import { boundedQueries, sendOutcome, tooMany } from './outcome-response.ts'

export interface RpcOptions {
  readonly useCases: UseCases
  readonly pageCache: Pick<PageSource, 'sharedQuery' | 'isCached'>
  readonly headers: Readonly<Record<string, string>>
  /** Mutations of one visitor, all use-cases together. */
  readonly writesPerMinute: number
  /** Queries of one visitor that the page cache can't answer. */
  readonly queriesPerMinute: number
  /** Marks pages and images stale after a mutation. */
  readonly invalidate: (invalidated: Invalidated, reply: FastifyReply) => Promise<void>
  /** Headers of a shared answer, by its group. */
  readonly headersOfGroup: (group: string, own: Readonly<Record<string, string>>) => OwnHeaders
  /** A visitor's own change that this instance has yet to hear of. */
  readonly heard: (request: FastifyRequest) => Promise<void> | undefined
  /** Where all instances count; by default each for itself. */
  readonly store?: FastifyRateLimitStoreCtor | undefined
  readonly endedSessions?: SharedNotes | undefined
}

/** Bytes of a mutation's body. */
const maxBodySize = 65_536
/** Visitors counted at once; the least recently seen is dropped first. */
const countedVisitors = 20_000

/**
 * Where browsers call use-cases (docs/decisions/rpc.md): queries by `GET /use-cases/{name}?lang=ru&input={JSON}`,
 * mutations by `POST /use-cases/{name}` with `{ lang, input }`.
 */
export async function rpc(
  app: FastifyInstance,
  {
    useCases,
    pageCache,
    headers,
    writesPerMinute,
    queriesPerMinute,
    invalidate,
    headersOfGroup,
    heard,
    store,
    endedSessions,
  }: RpcOptions,
) {
  const { siteUrl } = runtime()
  const closed = { ...headers, 'content-security-policy': closedPolicy }
  const uncached = { ...closed, 'cache-control': 'no-store' }
  const withSession = sessions(siteUrl, endedSessions)
  const refuse = (reply: FastifyReply, status: number) => reply.code(status).headers(uncached).send()

  await app.register(cookies)
  await app.register(rateLimit, {
    global: false,
    cache: countedVisitors,
    max: writesPerMinute,
    timeWindow: 60_000,
    ...(store && { store }),
  })
  const limitMutations = app.createRateLimit()
  const limitQueries = app.createRateLimit({ max: queriesPerMinute, timeWindow: 60_000 })
  const bounded = boundedQueries(pageCache)
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request, siteUrl)
    if (refusal?.allow !== undefined) reply.header('allow', refusal.allow)
    if (refusal) return refuse(reply, refusal.status)
    const tooManyMutations = isLimited(request) ? await refusedBy(limitMutations, request) : undefined
    return tooManyMutations && sendOutcome(reply, tooManyMutations, uncached)
  })
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    // Not JSON (400, 415) or too large (413); anything else is a defect and is logged as one.
    if (error.statusCode === undefined || error.statusCode >= 500) throw error
    return refuse(reply, error.statusCode)
  })

  app.all('/use-cases/*', { bodyLimit: maxBodySize }, async (request, reply) => {
    const name = nameOf(request)
    if (name === undefined) return refuse(reply, 404)
    const parsed = isMutation(name) ? parseMutation(request) : parseQuery(request)
    if (!parsed) return refuse(reply, 422)
    const scope = scopeOf(request, parsed)
    if (isMutation(name)) {
      const call = bindMutation(useCases, name, parsed.input)
      if (!call) return refuse(reply, 422)
      const outcome = await withSession(request, reply, async session => {
        const { outcome: done, invalidated } = await runCall({ ...scope, session }, call)
        await invalidate(invalidated, reply)
        return done
      })
      return sendOutcome(reply, outcome, uncached)
    }
    const call = bindQuery(useCases, name, parsed.input)
    if (!call) return refuse(reply, 422)
    const shared = queries[name].shared ? bounded(scope, name, call) : undefined
    const tooManyQueries = shared?.isCached() ? undefined : await refusedBy(limitQueries, request)
    if (tooManyQueries) return sendOutcome(reply, tooManyQueries, uncached)
    if (shared) {
      await heard(request)
      sendPage(request, reply, await shared.read(), headersOfGroup(call.group, closed))
      return reply
    }
    const outcome = await withSession(request, reply, session => runCall({ ...scope, session }, call))
    return sendOutcome(reply, outcome, uncached)
  })
}

const isLimited = (request: FastifyRequest): boolean => {
  const name = nameOf(request)
  return name !== undefined && isMutation(name) && mutations[name].limited
}

type RateLimit = ReturnType<FastifyInstance['createRateLimit']>

/** The refusal of a visitor over the limit. */
async function refusedBy(limit: RateLimit, request: FastifyRequest) {
  const counted = await limit(request)
  return !counted.isAllowed && counted.isExceeded ? tooMany(counted.ttlInSeconds) : undefined
}

const scopeOf = (request: FastifyRequest, { locale }: RpcRequest): Omit<Scope, 'session'> => ({
  locale,
  id: givenRequestId(request) ?? newRequestId(),
  visitor: request.ip,
})

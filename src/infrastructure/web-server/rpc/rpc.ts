import cookies from '@fastify/cookie'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ClientUseCaseName, MutationName, QueryName } from '#application/client-use-cases.ts'
import type { UseCases } from '#application/use-cases.ts'
import type { PageSource } from '#infrastructure/web-server/page-cache/page-cache.ts'
import { sendPage, type ExtraHeaders, type ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import { readRequestId, createRequestId, getRuntime, type Scope } from '#infrastructure/runtime/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import { createSessionRunner, type RunWithSession } from '#infrastructure/web-server/session/session-runner.ts'
import type { SharedTexts } from '#infrastructure/web-server/session/ended-sessions.ts'
import { readVisitorAddress } from '#infrastructure/web-server/visitor-address.ts'
import type { SecurityEventCounter } from '#infrastructure/web-server/security/security-events.ts'
import { bindMutation, bindQuery, runCall } from './call.ts'
import type { Invalidation } from './invalidation.ts'
import { isMutation, mutations, queries } from './procedures.ts'
import { readUseCaseName, parseMutation, parseQuery, findRefusal, type RpcRequest } from './rpc-request.ts'
import { createSharedQueryBuilder, sendOutcome } from './outcome-response.ts'
import { checkLimit, createVisitorLimits, type RateLimit, type VisitorLimitOptions } from './visitor-limits.ts'

export interface RpcOptions extends VisitorLimitOptions {
  readonly useCases: UseCases
  readonly pageCache: Pick<PageSource, 'runSharedQuery' | 'isCached'>
  readonly headers: ResponseHeaders
  readonly invalidate: (invalidation: Invalidation, reply: FastifyReply) => Promise<void>
  readonly getGroupHeaders: (group: string, commonHeaders: ResponseHeaders) => ExtraHeaders
  readonly awaitOwnWrite: (request: FastifyRequest) => Promise<void> | undefined
  readonly recordSecurityEvent: SecurityEventCounter['record']
  readonly endedSessions?: SharedTexts | undefined
}

const maxBodyBytes = 65_536

interface RpcContext extends RpcOptions {
  readonly closedHeaders: ResponseHeaders
  readonly uncachedHeaders: ResponseHeaders
  readonly runWithSession: RunWithSession
}

type HandleCall<N extends ClientUseCaseName> = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: N,
  rpcRequest: RpcRequest,
) => Promise<unknown>

/** See docs/decisions/rpc.md. */
export async function registerRpc(app: FastifyInstance, options: RpcOptions) {
  const { siteUrl } = getRuntime()
  const closedHeaders = { ...options.headers, 'content-security-policy': closedPolicy }
  const uncachedHeaders = { ...closedHeaders, 'cache-control': 'no-store' }
  const { recordSecurityEvent } = options
  const runWithSession = createSessionRunner(siteUrl, options.endedSessions)
  const context = { ...options, closedHeaders, uncachedHeaders, runWithSession }

  await app.register(cookies)
  const limits = await createVisitorLimits(app, options)
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    const refusal = findRefusal(request, siteUrl)
    if (refusal?.allow !== undefined) reply.header('allow', refusal.allow)
    if (refusal) {
      if (refusal.status === 403) recordSecurityEvent('foreign origin', describeCall(request))
      return sendStatus(reply, refusal.status, uncachedHeaders)
    }
    const tooManyMutations = isRateLimitedMutation(request) ? await checkLimit(limits.mutations, request) : undefined
    if (tooManyMutations) recordSecurityEvent('rate limit', describeCall(request))
    return tooManyMutations && sendOutcome(reply, tooManyMutations, uncachedHeaders)
  })
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    // Below 500, the body is not JSON (400, 415) or too large (413).
    if (error.statusCode === undefined || error.statusCode >= 500) throw error
    return sendStatus(reply, error.statusCode, uncachedHeaders)
  })

  const handleMutation = createMutationHandler(context)
  const handleQuery = createQueryHandler(context, limits.queries)
  app.all('/use-cases/*', { bodyLimit: maxBodyBytes }, async (request, reply) => {
    const name = readUseCaseName(request)
    if (name === undefined) return sendStatus(reply, 404, uncachedHeaders)
    const rpcRequest = isMutation(name) ? parseMutation(request) : parseQuery(request)
    if (!rpcRequest) return sendStatus(reply, 422, uncachedHeaders)
    return isMutation(name)
      ? handleMutation(request, reply, name, rpcRequest)
      : handleQuery(request, reply, name, rpcRequest)
  })
}

const describeCall = (request: FastifyRequest) => ({ useCase: readUseCaseName(request) ?? 'none' })

function createMutationHandler({
  useCases,
  invalidate,
  runWithSession,
  uncachedHeaders,
  recordSecurityEvent,
}: RpcContext): HandleCall<MutationName> {
  return async (request, reply, name, rpcRequest) => {
    const scope = createScope(request, rpcRequest)
    const call = bindMutation(useCases, name, rpcRequest.input)
    if (!call) return sendStatus(reply, 422, uncachedHeaders)
    const outcome = await runWithSession(request, reply, async session => {
      const { outcome: mutationOutcome, invalidation } = await runCall({ ...scope, session }, name, call)
      await invalidate(invalidation, reply)
      return mutationOutcome
    })
    if (!outcome.ok && failedSignInTags.has(outcome.error._tag))
      recordSecurityEvent('failed sign-in', { useCase: name })
    return sendOutcome(reply, outcome, uncachedHeaders)
  }
}

const failedSignInTags: ReadonlySet<string> = new Set(['WrongCredentials', 'WrongCode'])

function createQueryHandler(context: RpcContext, limit: RateLimit): HandleCall<QueryName> {
  const {
    useCases,
    pageCache,
    getGroupHeaders,
    awaitOwnWrite,
    runWithSession,
    closedHeaders,
    uncachedHeaders,
    recordSecurityEvent,
  } = context
  const buildSharedQuery = createSharedQueryBuilder(pageCache)
  return async (request, reply, name, rpcRequest) => {
    const scope = createScope(request, rpcRequest)
    const call = bindQuery(useCases, name, rpcRequest.input)
    if (!call) return sendStatus(reply, 422, uncachedHeaders)
    const sharedQuery = queries[name].isShared ? buildSharedQuery(scope, name, call) : undefined
    const tooManyQueries = sharedQuery?.isCached() ? undefined : await checkLimit(limit, request)
    if (tooManyQueries) {
      recordSecurityEvent('rate limit', { useCase: name })
      return sendOutcome(reply, tooManyQueries, uncachedHeaders)
    }
    if (sharedQuery) {
      await awaitOwnWrite(request)
      sendPage(request, reply, await sharedQuery.read(), getGroupHeaders(call.group, closedHeaders))
      return reply
    }
    const outcome = await runWithSession(request, reply, session => runCall({ ...scope, session }, name, call))
    return sendOutcome(reply, outcome, uncachedHeaders)
  }
}

const sendStatus = (reply: FastifyReply, status: number, headers: ResponseHeaders) =>
  reply.code(status).headers(headers).send()

const isRateLimitedMutation = (request: FastifyRequest): boolean => {
  const name = readUseCaseName(request)
  return name !== undefined && isMutation(name) && mutations[name].isRateLimited
}

const createScope = (request: FastifyRequest, { locale }: RpcRequest): Omit<Scope, 'session'> => ({
  locale,
  id: readRequestId(request) ?? createRequestId(),
  visitorIp: readVisitorAddress(request),
})

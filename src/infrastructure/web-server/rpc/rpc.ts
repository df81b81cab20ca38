import cookies from '@fastify/cookie'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ClientUseCaseName, MutationName, QueryName } from '#application/client-use-cases.ts'
import type { UseCases } from '#application/use-cases.ts'
import type { PageSource } from '#infrastructure/web-server/page-cache/page-cache.ts'
import { sendPage, type ExtraHeaders, type ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import { readRequestId, createRequestId, getRuntime, type Scope } from '#infrastructure/runtime/runtime.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'
import { createWithSession, type WithSession } from '#infrastructure/web-server/session/with-session.ts'
import type { SharedNotes } from '#infrastructure/web-server/session/ended-sessions.ts'
import { readVisitorAddress } from '#infrastructure/web-server/visitor-address.ts'
import type { SecurityEventCounter } from '#infrastructure/web-server/security/security-events.ts'
import { bindMutation, bindQuery, runCall } from './call.ts'
import type { Invalidated } from './invalidated.ts'
import { isMutation, mutations, queries } from './procedures.ts'
import { readUseCaseName, parseMutation, parseQuery, findRefusal, type RpcRequest } from './rpc-request.ts'
import { createBoundedQueries, sendOutcome } from './outcome-response.ts'
import { checkLimit, createVisitorLimits, type RateLimit, type VisitorLimitOptions } from './visitor-limits.ts'

export interface RpcOptions extends VisitorLimitOptions {
  readonly useCases: UseCases
  readonly pageCache: Pick<PageSource, 'sharedQuery' | 'isCached'>
  readonly headers: ResponseHeaders
  /** Marks pages and images stale after a mutation. */
  readonly invalidate: (invalidated: Invalidated, reply: FastifyReply) => Promise<void>
  /** Headers of a shared answer, including those of its group. */
  readonly getGroupHeaders: (group: string, base: ResponseHeaders) => ExtraHeaders
  /** Waits until this instance knows of the visitor's own change (read-your-writes); undefined: nothing to wait for. */
  readonly awaitOwnWrite: (request: FastifyRequest) => Promise<void> | undefined
  readonly noteSecurityEvent: SecurityEventCounter['note']
  /** Recently ended sessions, shared by all instances. */
  readonly endedSessions?: SharedNotes | undefined
}

/** Bytes. */
const maxBodySize = 65_536

interface Context extends RpcOptions {
  /** Headers of every answer. */
  readonly closed: ResponseHeaders
  /** Headers of an answer that no cache may store. */
  readonly uncached: ResponseHeaders
  readonly withSession: WithSession
}

/** Answers a well-formed call: 422 when its input does not decode. */
type AnswerCall<N extends ClientUseCaseName> = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: N,
  parsed: RpcRequest,
) => Promise<unknown>

/**
 * Where browsers call use-cases (docs/decisions/rpc.md): queries by `GET /use-cases/{name}?lang=ru&input={JSON}`,
 * mutations by `POST /use-cases/{name}` with `{ lang, input }`.
 */
export async function rpc(app: FastifyInstance, options: RpcOptions) {
  const { siteUrl } = getRuntime()
  const closed = { ...options.headers, 'content-security-policy': closedPolicy }
  const uncached = { ...closed, 'cache-control': 'no-store' }
  const { noteSecurityEvent } = options
  const context = { ...options, closed, uncached, withSession: createWithSession(siteUrl, options.endedSessions) }

  await app.register(cookies)
  const limits = await createVisitorLimits(app, options)
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    const refusal = findRefusal(request, siteUrl)
    if (refusal?.allow !== undefined) reply.header('allow', refusal.allow)
    if (refusal) {
      if (refusal.status === 403) noteSecurityEvent('foreign origin', describeCall(request))
      return refuse(reply, refusal.status, uncached)
    }
    const tooManyMutations = isLimited(request) ? await checkLimit(limits.mutations, request) : undefined
    if (tooManyMutations) noteSecurityEvent('rate limit', describeCall(request))
    return tooManyMutations && sendOutcome(reply, tooManyMutations, uncached)
  })
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    // Not JSON (400, 415) or too large (413); anything else is a defect and is logged as one.
    if (error.statusCode === undefined || error.statusCode >= 500) throw error
    return refuse(reply, error.statusCode, uncached)
  })

  const answerMutation = createMutationAnswers(context)
  const answerQuery = createQueryAnswers(context, limits.queries)
  app.all('/use-cases/*', { bodyLimit: maxBodySize }, async (request, reply) => {
    const name = readUseCaseName(request)
    if (name === undefined) return refuse(reply, 404, uncached)
    const parsed = isMutation(name) ? parseMutation(request) : parseQuery(request)
    if (!parsed) return refuse(reply, 422, uncached)
    return isMutation(name) ? answerMutation(request, reply, name, parsed) : answerQuery(request, reply, name, parsed)
  })
}

const describeCall = (request: FastifyRequest) => ({ useCase: readUseCaseName(request) ?? 'none' })

/** Runs mutations with the visitor's session and invalidates what they changed. */
function createMutationAnswers({
  useCases,
  invalidate,
  withSession,
  uncached,
  noteSecurityEvent,
}: Context): AnswerCall<MutationName> {
  return async (request, reply, name, parsed) => {
    const scope = createScope(request, parsed)
    const call = bindMutation(useCases, name, parsed.input)
    if (!call) return refuse(reply, 422, uncached)
    const outcome = await withSession(request, reply, async session => {
      const { outcome: done, invalidated } = await runCall({ ...scope, session }, name, call)
      await invalidate(invalidated, reply)
      return done
    })
    if (!outcome.ok && failedSignIns.has(outcome.error._tag)) noteSecurityEvent('failed sign-in', { useCase: name })
    return sendOutcome(reply, outcome, uncached)
  }
}

/** Tags of a wrong password or code. */
const failedSignIns: ReadonlySet<string> = new Set(['WrongCredentials', 'WrongCode'])

/** Answers shared queries from the page cache, and others with the visitor's session. */
function createQueryAnswers(context: Context, limit: RateLimit): AnswerCall<QueryName> {
  const { useCases, pageCache, getGroupHeaders, awaitOwnWrite, withSession, closed, uncached, noteSecurityEvent } =
    context
  const bounded = createBoundedQueries(pageCache)
  return async (request, reply, name, parsed) => {
    const scope = createScope(request, parsed)
    const call = bindQuery(useCases, name, parsed.input)
    if (!call) return refuse(reply, 422, uncached)
    const shared = queries[name].shared ? bounded(scope, name, call) : undefined
    const tooManyQueries = shared?.isCached() ? undefined : await checkLimit(limit, request)
    if (tooManyQueries) {
      noteSecurityEvent('rate limit', { useCase: name })
      return sendOutcome(reply, tooManyQueries, uncached)
    }
    if (shared) {
      await awaitOwnWrite(request)
      sendPage(request, reply, await shared.read(), getGroupHeaders(call.group, closed))
      return reply
    }
    const outcome = await withSession(request, reply, session => runCall({ ...scope, session }, name, call))
    return sendOutcome(reply, outcome, uncached)
  }
}

const refuse = (reply: FastifyReply, status: number, headers: ResponseHeaders) =>
  reply.code(status).headers(headers).send()

const isLimited = (request: FastifyRequest): boolean => {
  const name = readUseCaseName(request)
  return name !== undefined && isMutation(name) && mutations[name].limited
}

const createScope = (request: FastifyRequest, { locale }: RpcRequest): Omit<Scope, 'session'> => ({
  locale,
  id: readRequestId(request) ?? createRequestId(),
  visitor: readVisitorAddress(request),
})

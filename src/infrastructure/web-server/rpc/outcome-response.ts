import { Predicate } from 'effect'
import type { FastifyReply } from 'fastify'
import type { QueryName } from '#application/client-use-cases.ts'
import { getErrorEntry } from '#application/error-table.ts'
import type { TooManyRequests } from '#domain/shared/api-errors.ts'
import {
  createBody,
  getResponseSize,
  type CachedResponse,
} from '#infrastructure/web-server/page-cache/cached-response.ts'
import { ttl } from '#infrastructure/web-server/page-cache/freshness.ts'
import { Overloaded } from '#infrastructure/web-server/page-cache/task-slots.ts'
import { createConcurrencyLimiter, TaskTimeout } from '#infrastructure/web-server/page-cache/concurrency-limiter.ts'
import type { PageSource } from '#infrastructure/web-server/page-cache/page-cache.ts'
import type { CacheResult, RenderResult } from '#infrastructure/web-server/page-cache/swr-cache.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { runCall, type QueryCall, type RpcOutcome } from './call.ts'
import { getSharedQueryPath } from './invalidation.ts'

const jsonType = 'application/json; charset=utf-8'

const getStatus = (outcome: RpcOutcome): number => (outcome.ok ? 200 : getErrorEntry(outcome.error._tag).status)

export const createTooManyRequests = (seconds: number): { readonly ok: false; readonly error: TooManyRequests } => ({
  ok: false,
  error: { _tag: 'TooManyRequests', retryAfter: Math.max(1, seconds) },
})

const getRetryAfter = (outcome: RpcOutcome): number | undefined =>
  !outcome.ok && 'retryAfter' in outcome.error && typeof outcome.error.retryAfter === 'number'
    ? outcome.error.retryAfter
    : undefined

export function sendOutcome(reply: FastifyReply, outcome: RpcOutcome, headers: Readonly<Record<string, string>>) {
  const retryAfter = getRetryAfter(outcome)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(getStatus(outcome)).headers(headers).type(jsonType).send(JSON.stringify(outcome))
}

/** They read the regions or categories at each pause in typing, or to look up one city. */
const queriesWithResponseCache: ReadonlySet<QueryName> = new Set(['findCityById', 'findCities', 'suggest'])

const queryLimits = { concurrency: 16, queueTimeoutMs: 3000, timeoutMs: 15_000, maxPerVisitor: 4 }

export interface SharedQuery {
  readonly isCached: () => boolean
  readonly read: () => CacheResult<CachedResponse> | Promise<CacheResult<CachedResponse>>
}

/** The scope has no session, so that responses contain no visitor data. */
export function createSharedQueryBuilder(pages: Pick<PageSource, 'runSharedQuery' | 'isCached'>) {
  const apiQueries = createConcurrencyLimiter(queryLimits)
  return (scope: Omit<Scope, 'session'>, name: QueryName, call: QueryCall): SharedQuery => {
    const key = `${getSharedQueryPath(name, call.group)}?lang=${scope.locale}&input=${JSON.stringify(call.input)}`
    const runQuery = async (): Promise<RpcOutcome> => {
      try {
        const run = () =>
          runCall(queriesWithResponseCache.has(name) ? { ...scope, usesResponseCache: true } : scope, name, call)
        return await apiQueries.run(run, { visitor: getVisitorKey({ ip: scope.visitorIp }) })
      } catch (error) {
        if (error instanceof Overloaded || error instanceof TaskTimeout)
          return { ok: false, error: { _tag: 'Overloaded' } }
        throw error
      }
    }
    return {
      isCached: () => pages.isCached(key),
      read: () => pages.runSharedQuery(key, async () => createResponse(await runQuery(), getPartition(call.input))),
    }
  }
}

/** Anybody can make up inputs (numbers, texts), so responses to them must not evict pages or reach the second level. */
const getPartition = (input: unknown): 'pages' | 'searches' =>
  input === undefined || (typeof input === 'object' && input !== null && Object.keys(input).length === 0)
    ? 'pages'
    : 'searches'

const isIncomplete = (value: unknown) => Predicate.hasProperty(value, 'incomplete')

async function createResponse(
  outcome: RpcOutcome,
  partition: ReturnType<typeof getPartition>,
): Promise<RenderResult<CachedResponse>> {
  const document = await createBody(jsonType, JSON.stringify(outcome))
  const status = getStatus(outcome)
  if (status === 404) {
    const value: CachedResponse = { status, document, maxAge: 'never' }
    return { partition: 'missing', value, bytes: getResponseSize(value), ttl: ttl.notFound }
  }
  if (!outcome.ok || isIncomplete(outcome.value))
    return { partition: 'none', value: { status, document, maxAge: 'never' } }
  const value: CachedResponse = { status: 200, document, maxAge: ttl.sharedQuery }
  return { partition, value, bytes: getResponseSize(value), ttl: ttl.sharedQuery }
}

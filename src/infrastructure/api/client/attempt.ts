import { Clock, Effect } from 'effect'
import { LRUCache } from 'lru-cache'
import { maxCachedLength } from '#infrastructure/api/shared/decode.ts'
import { isConnectFailure } from './connection-errors.ts'
import { reportsFailure, hasErrors, parseErrorBody, type ErrorBody } from './error-body.ts'
import { isRejection, type ApiRequest, type Exchange, type Fetch, type ExchangeResult } from './exchange.ts'
import { getReason, type CallFailure } from './failure.ts'
import { isTooDeep } from './is-too-deep.ts'
import { parseRetryAfter } from './retry-after.ts'

export interface AttemptResult {
  readonly status: number
  readonly text: string
  /** Undefined if the body is empty, too deeply nested or not JSON. */
  readonly json: unknown
}

/** In characters. Longer texts, such as all regions, rarely change and are slow to parse. */
const minCachedLength = 50_000
/** Never mutate a cached value. */
const parsedCache = new LRUCache<string, { readonly json: unknown }>({
  max: 8,
  maxEntrySize: maxCachedLength,
  sizeCalculation: (_, text) => text.length,
})

function parseJson(text: string): unknown {
  const cachedEntry = text.length < minCachedLength ? undefined : parsedCache.get(text)
  if (cachedEntry) return cachedEntry.json
  if (isTooDeep(text)) return undefined
  try {
    const json: unknown = text === '' ? undefined : JSON.parse(text)
    if (text.length >= minCachedLength) parsedCache.set(text, { json })
    return json
  } catch {
    return undefined
  }
}

function readSuccess({ status, text }: ExchangeResult, method: string): Effect.Effect<AttemptResult, CallFailure> {
  if (text === undefined) return Effect.fail({ reason: 'broken', status })
  const json = parseJson(text)
  return method !== 'GET' && reportsFailure(json)
    ? Effect.fail({ reason: 'invalid', status, body: parseErrorBody(json) })
    : Effect.succeed({ status, text, json })
}

/** A proxy whose API is down may respond 404 to every request, with its own HTML or text. */
const isFromProxy = (text: string | undefined) => text !== '' && (text === undefined || parseJson(text) === undefined)

function readRejection(
  { status, text = '' }: ExchangeResult,
  { sendsCredentials, needsAccount }: ApiRequest,
): { readonly body: ErrorBody; readonly isAboutInput: boolean } {
  const body = parseErrorBody(parseJson(text))
  const isAboutCredentials = status === 401 && sendsCredentials && (!needsAccount || hasErrors(body))
  return { body, isAboutInput: status === 422 || isAboutCredentials }
}

interface Transport {
  readonly fetch: Fetch
  readonly exchange: Exchange
}

export const attemptRequest = Effect.fnUntraced(function* ({ fetch, exchange }: Transport, request: ApiRequest) {
  const exchangeResult = yield* Effect.tryPromise({
    try: signal => exchange(fetch, request, signal),
    catch: (error): CallFailure => ({
      reason: request.method === 'GET' || isConnectFailure(error) ? 'unreachable' : 'timeout',
    }),
  })
  const { status, retryAfter } = exchangeResult
  const { method } = request
  const reason = getReason(status, method)
  if (reason === undefined) return yield* readSuccess(exchangeResult, method)
  if (reason === 'not-found' && isFromProxy(exchangeResult.text))
    // A write has not reached the API, so it may be repeated.
    return yield* Effect.fail<CallFailure>({ reason: method === 'GET' ? 'broken' : 'failed', status })
  const retryAfterFields = reason === 'too-many' && {
    retryAfter: parseRetryAfter(retryAfter, yield* Clock.currentTimeMillis),
  }
  if (!isRejection(method, status)) return yield* Effect.fail<CallFailure>({ reason, status, ...retryAfterFields })
  const { body, isAboutInput } = readRejection(exchangeResult, request)
  return yield* Effect.fail<CallFailure>({
    reason: isAboutInput ? 'invalid' : reason,
    status,
    body,
    ...retryAfterFields,
  })
})

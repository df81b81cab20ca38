import { Clock, Effect } from 'effect'
import { LRUCache } from 'lru-cache'
import { maxCachedText } from '#infrastructure/api/shared/decode.ts'
import { getErrorCode, isConnectionBroken } from './connection-errors.ts'
import { deniesSuccess, hasErrors, parseErrorBody, type ErrorBody } from './error-body.ts'
import { exchange, isRejection, type ApiRequest, type Fetch, type HttpExchange } from './exchange.ts'
import { getReason, type CallFailed } from './failure.ts'
import { isTooDeep } from './nesting.ts'

export interface AttemptResult {
  readonly status: number
  readonly text: string
  /** Undefined if the body is empty or not JSON. */
  readonly json: unknown
}

const retryAfterBounds = { least: 1, most: 3600, usual: 60 } as const

/** Parses `Retry-After` (seconds or a date) to bounded seconds; malformed values become the default. */
export function parseRetryAfter(header: string | undefined, now: number): number {
  const { least, most, usual } = retryAfterBounds
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((parseHttpDate(text) - now) / 1000)
  return Number.isNaN(seconds) ? usual : Math.min(most, Math.max(least, seconds))
}

/** Checks the HTTP format, because `Date.parse` accepts nearly anything. */
const parseHttpDate = (text: string) => (/^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN)

/** Caches the parsed JSON of large, rarely changing answers such as all regions (1 ms each). Never mutate it. */
const minLargeLength = 50_000
const parsedCache = new LRUCache<string, { readonly json: unknown }>({
  max: 8,
  maxEntrySize: maxCachedText,
  sizeCalculation: (_, text) => text.length,
})

/** Undefined if the text is empty, too deeply nested or not JSON. */
function parse(text: string): unknown {
  const known = text.length < minLargeLength ? undefined : parsedCache.get(text)
  if (known) return known.json
  if (isTooDeep(text)) return undefined
  try {
    const json: unknown = text === '' ? undefined : JSON.parse(text)
    if (text.length >= minLargeLength) parsedCache.set(text, { json })
    return json
  } catch {
    return undefined
  }
}

/** A query's codec decides about its answer; a mutation succeeds with any body that does not deny it. */
function readSuccess({ status, text }: HttpExchange, method: string): Effect.Effect<AttemptResult, CallFailed> {
  if (text === undefined) return Effect.fail({ reason: 'broken', status })
  const json = parse(text)
  return method !== 'GET' && deniesSuccess(json)
    ? Effect.fail({ reason: 'invalid', status, body: parseErrorBody(json) })
    : Effect.succeed({ status, text, json })
}

function readRejection(
  { status, text = '' }: HttpExchange,
  { sendsCredentials, needsAccount }: ApiRequest,
): { readonly body: ErrorBody; readonly isAboutInput: boolean } {
  const body = parseErrorBody(parse(text))
  const isAboutCredentials = status === 401 && sendsCredentials && (!needsAccount || hasErrors(body))
  return { body, isAboutInput: status === 422 || isAboutCredentials }
}

/** Error codes of Node's `fetch` (undici) for timeouts after the request was sent. */
const timeoutCodes: ReadonlySet<unknown> = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** Whether a failed `fetch` may have reached the API. */
const wasSent = (error: unknown): boolean => isConnectionBroken(error) || timeoutCodes.has(getErrorCode(error))

/** One attempt at a call; aborted on interruption. */
export const attempt = Effect.fnUntraced(function* (fetch: Fetch, request: ApiRequest) {
  const exchanged = yield* Effect.tryPromise({
    try: signal => exchange(fetch, request, signal),
    catch: (error): CallFailed => ({
      reason: request.method !== 'GET' && wasSent(error) ? 'timeout' : 'unreachable',
    }),
  })
  const { status, retryAfter } = exchanged
  const { method } = request
  const reason = getReason(status)
  if (reason === undefined) return yield* readSuccess(exchanged, method)
  const wait = reason === 'too-many' && { retryAfter: parseRetryAfter(retryAfter, yield* Clock.currentTimeMillis) }
  if (!isRejection(method, status)) return yield* Effect.fail<CallFailed>({ reason, status, ...wait })
  const { body, isAboutInput } = readRejection(exchanged, request)
  return yield* Effect.fail<CallFailed>({ reason: isAboutInput ? 'invalid' : reason, status, body, ...wait })
})

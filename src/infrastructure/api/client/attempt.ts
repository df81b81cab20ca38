import { Clock, Effect } from 'effect'
import { exchange, type ApiRequest, type HttpExchange, type Fetch } from './exchange.ts'
import { reasonOf, type CallFailed } from './failure.ts'
import { retryAfterOf } from './retry-after.ts'
import { parseErrorBody, hasErrors } from './error-body.ts'

export interface AttemptResult {
  readonly status: number
  readonly text: string
  /** Undefined for a body of nothing. */
  readonly json: unknown
}

const notJson = Symbol('not JSON')

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return notJson
  }
}

/** An answer that was read: good, or the server's words about what it does not take. */
function read({ status, text }: HttpExchange, refusals: readonly number[]): Effect.Effect<AttemptResult, CallFailed> {
  const json = text === undefined ? notJson : parse(text)
  const refused = refusals.includes(status)
  if (refusals.length > 0 && json !== notJson) {
    const said = parseErrorBody(json)
    // The specification has answers that hold a user or an error: a success may be none.
    if (refused || hasErrors(said)) return Effect.fail({ reason: 'invalid', status, said })
  }
  if (refused) return Effect.fail({ reason: 'invalid', status })
  return text === undefined || json === notJson
    ? Effect.fail({ reason: 'broken', status })
    : Effect.succeed({ status, text, json })
}

/** How a connection ends that was there: Node's codes and those of its `fetch` (undici). */
const cutOff = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** Whether a failed `fetch` may have reached the API all the same. */
const wasSent = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  typeof error.cause.code === 'string' &&
  cutOff.has(error.cause.code)

/** One attempt at a call; aborted when nobody waits for it any more. */
export const attempt = Effect.fnUntraced(function* (fetch: Fetch, request: ApiRequest) {
  const exchanged = yield* Effect.tryPromise({
    try: signal => exchange(fetch, request, signal),
    catch: (error): CallFailed => ({ reason: request.method !== 'GET' && wasSent(error) ? 'timeout' : 'unreachable' }),
  })
  const { status, retryAfter } = exchanged
  const reason = request.refusals.includes(status) ? undefined : reasonOf(status)
  if (reason === undefined) return yield* read(exchanged, request.refusals)
  const wait = reason === 'too-many' && { retryAfter: retryAfterOf(retryAfter, yield* Clock.currentTimeMillis) }
  return yield* Effect.fail<CallFailed>({ reason, status, ...wait })
})

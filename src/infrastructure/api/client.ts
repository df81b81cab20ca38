import { Clock, Effect, identity, Schema } from 'effect'
import type { CurrentLocale, Logger } from '#application/shared/shared.ports.ts'
import { addressOf } from './client/address.ts'
import { attempt } from './client/attempt.ts'
import { asVisitor, nobody, type Bearer } from './client/bearer.ts'
import type { Fetch } from './client/exchange.ts'
import type { CallFailed } from './client/failure.ts'
import { withRetryPolicy } from './client/retry-policy.ts'
import {
  endpoints,
  type Answers,
  type AnswersWire,
  type Bodies,
  type EndpointName,
  type Failures,
  type Params,
  type Queries,
  type QueryEndpointName,
  type MutationEndpointName,
} from './endpoints.ts'
import type { Endpoint, Method } from './shared/endpoint.ts'
import { ServedPicture, type ServesPicture } from './shared/picture-url.codec.ts'
import { OmittedReport } from './shared/left-out.ts'

/** The table once more, written so that a generic name keeps its own query, body, answer and failures. */
const endpointOf: {
  readonly [N in EndpointName]: Endpoint<Method, string, Queries[N], Bodies[N], Answers[N], AnswersWire[N], Failures[N]>
} = endpoints

interface Asked<N extends EndpointName> {
  readonly params: Params[N]
  readonly query: Queries[N]
}

interface Sent<N extends EndpointName> {
  readonly params: Params[N]
  readonly body: Bodies[N]
}

export interface ApiClient {
  readonly call: <N extends QueryEndpointName>(name: N, asked: Asked<N>) => Effect.Effect<Answers[N], Failures[N]>
  /** For calls that change something. */
  readonly send: <N extends MutationEndpointName>(name: N, sent: Sent<N>) => Effect.Effect<Answers[N], Failures[N]>
}

export interface ApiClientOptions {
  /** Where the API is; may have a path of its own. */
  readonly baseUrl: string
  readonly locale: CurrentLocale
  readonly logger: Logger
  /** Whose calls these are; nobody's, when left out. */
  readonly bearer?: Bearer
  /** All are, when left out. */
  readonly servesPicture?: ServesPicture
  /** The global `fetch` as it is at the time of the call, when left out. */
  readonly fetch?: Fetch
}

const refused = (): CallFailed => ({ reason: 'refused' })

/** Makes the calls of the endpoint table, in the language of the request, and logs one line for each. */
export function apiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, locale, logger, bearer = nobody, servesPicture, fetch } = options
  const base = baseUrl.replace(/\/+$/, '')

  const ask = Effect.fnUntraced(function* <N extends EndpointName>(name: N, asked: Asked<N> & Sent<N>) {
    const { method, path, query: queryCodec, body: bodyCodec, ...endpoint } = endpointOf[name]
    const { access, retryPolicy, refusals, decode } = endpoint
    const lang = locale.current()

    const once = Effect.fnUntraced(function* (token?: string) {
      const started = yield* Clock.currentTimeMillis
      let leftOut = 0

      const log = Effect.fnUntraced(function* (level: 'info' | 'warn', { reason, status }: Partial<CallFailed>) {
        const ms = Math.round((yield* Clock.currentTimeMillis) - started)
        const result = { ...(reason && { reason }), ...(status !== undefined && { status }) }
        logger[level]('api call', { method, path, ...result, ms, ...(leftOut > 0 && { leftOut }) })
      })

      const made = Effect.gen(function* () {
        const query = yield* Schema.encodeEffect(queryCodec)(asked.query).pipe(Effect.mapError(refused))
        const body = yield* Schema.encodeEffect(bodyCodec)(asked.body).pipe(Effect.mapError(refused))
        const address = addressOf(path, asked.params, { ...query, lang })
        if (address === undefined) return yield* Effect.fail<CallFailed>({ reason: 'not-found' })
        const request = {
          address: base + address,
          method,
          refusals,
          bearer: token,
          body: body === undefined ? undefined : JSON.stringify(body),
        }
        const { status, text, json } = yield* withRetryPolicy(retryPolicy, attempt(fetch ?? globalThis.fetch, request))
        const value = yield* decode({ address, text, json }).pipe(
          Effect.mapError((): CallFailed => ({ reason: 'broken', status })),
        )
        return { status, value }
      })

      const { value } = yield* made.pipe(
        Effect.provideService(OmittedReport, () => void (leftOut += 1)),
        servesPicture ? Effect.provideService(ServedPicture, servesPicture) : identity,
        Effect.tap(({ status }) => log(leftOut > 0 ? 'warn' : 'info', { status })),
        Effect.tapError(failed => log(expected.has(failed.reason) ? 'info' : 'warn', failed)),
      )
      return value
    })

    const rules = { needsAccount: access === 'account', repeatable: access === 'public' && method === 'GET' }
    return yield* asVisitor(bearer, rules, once).pipe(Effect.mapError(endpoint.failure))
  })

  return {
    call: (name, { params, query }) => ask(name, { params, query, body: undefined }),
    send: (name, { params, body }) => ask(name, { params, query: {}, body }),
  }
}

/** What people do, not what the API does. */
const expected: ReadonlySet<CallFailed['reason']> = new Set(['not-found', 'invalid'])

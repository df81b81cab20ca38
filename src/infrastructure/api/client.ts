import { Clock, Effect, identity, Schema } from 'effect'
import type { CurrentLocale, Logger } from '#application/shared/shared.ports.ts'
import { defaultLocale } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getAddress } from './client/address.ts'
import { attempt, type AttemptResult } from './client/attempt.ts'
import { anonymous, withBearer, type Bearer } from './client/bearer.ts'
import type { Endpoint, Method } from './client/endpoint.ts'
import type { Fetch } from './client/exchange.ts'
import type { CallFailed } from './client/failure.ts'
import { defaultQueryTimeoutMs, withRetryPolicy } from './client/retry-policy.ts'
import { withMissingNames } from './client/missing-names.ts'
import { readCached, readThroughCache, cachedEndpoints, type ResponseCache } from './client/response-cache.ts'
import {
  endpoints,
  type Answers,
  type AnswersWire,
  type Bodies,
  type EndpointName,
  type Failures,
  type MutationEndpointName,
  type Params,
  type Queries,
  type QueryEndpointName,
} from './endpoints.ts'
import { OmittedReport } from './shared/lenient.ts'
import { ServedPicture, type ServesPicture } from './shared/urls.ts'

/** The endpoint table, typed so that a generic name keeps its query, body, answer and failures. */
const typedEndpoints: {
  readonly [N in EndpointName]: Endpoint<Method, string, Queries[N], Bodies[N], Answers[N], AnswersWire[N], Failures[N]>
} = endpoints

interface QueryArguments<N extends EndpointName> {
  readonly params: Params[N]
  readonly query: Queries[N]
  /** By default the language of the request. */
  readonly locale?: Locale
}

interface MutationArguments<N extends EndpointName> {
  readonly params: Params[N]
  readonly body: Bodies[N]
}

export interface ApiClient {
  readonly call: <N extends QueryEndpointName>(
    name: N,
    args: QueryArguments<N>,
  ) => Effect.Effect<Answers[N], Failures[N]>
  readonly send: <N extends MutationEndpointName>(
    name: N,
    args: MutationArguments<N>,
  ) => Effect.Effect<Answers[N], Failures[N]>
}

export interface ApiClientOptions {
  /** The API's address; may have a path. */
  readonly baseUrl: string
  readonly locale: CurrentLocale
  readonly logger: Logger
  /** Anonymous by default. */
  readonly bearer?: Bearer
  /** All pictures by default. */
  readonly servesPicture?: ServesPicture
  /** By default the global `fetch` at the time of the call. */
  readonly fetch?: Fetch
  /** Timeout of an API query, including its retry. Session queries get 32 % of it. */
  readonly queryTimeoutMs?: number
  /** Returns the cache for the current call, if it may use one. Not cached by default. */
  readonly responseCache?: () => ResponseCache | undefined
}

const createRefusal = (): CallFailed => ({ reason: 'refused' })

/** Calls the endpoints of the table in the request's language, and logs one line for each call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, locale, logger, bearer = anonymous, servesPicture, fetch, responseCache } = options
  const { queryTimeoutMs = defaultQueryTimeoutMs } = options
  const base = baseUrl.replace(/(?<!\/)\/+$/, '')

  const callEndpoint = Effect.fnUntraced(function* <N extends EndpointName>(
    name: N,
    args: QueryArguments<N> & MutationArguments<N>,
  ) {
    const { method, path, query: queryCodec, body: bodyCodec, ...endpoint } = typedEndpoints[name]
    const { access, retryPolicy, sendsCredentials, decode } = endpoint
    const lang = args.locale ?? locale.current()

    const once = Effect.fnUntraced(function* (token?: string) {
      const started = yield* Clock.currentTimeMillis
      let omitted = 0

      const log = Effect.fnUntraced(function* (level: 'info' | 'warn', { reason, status }: Partial<CallFailed>) {
        const ms = Math.round((yield* Clock.currentTimeMillis) - started)
        const result = { ...(reason && { reason }), ...(status !== undefined && { status }) }
        logger[level]('api call', { method, path, ...result, ms, ...(omitted > 0 && { omitted }) })
      })

      const called = Effect.gen(function* () {
        const query = yield* Schema.encodeEffect(queryCodec)(args.query).pipe(Effect.mapError(createRefusal))
        const body = yield* Schema.encodeEffect(bodyCodec)(args.body).pipe(Effect.mapError(createRefusal))
        const address = getAddress(path, args.params, { ...query, lang })
        if (address === undefined) return yield* Effect.fail<CallFailed>({ reason: 'not-found' })
        const request = {
          method,
          sendsCredentials,
          needsAccount: access === 'account',
          bearer: token,
          body: body === undefined ? undefined : JSON.stringify(body),
        }
        const cache = token === undefined && cachedEndpoints.has(name) ? responseCache?.() : undefined
        const sendTo = (to: string) =>
          withRetryPolicy(
            retryPolicy,
            queryTimeoutMs,
            attempt(fetch ?? globalThis.fetch, { ...request, address: base + to }),
          )
        const decodeAnswer = ({ status, text, json }: AttemptResult) =>
          decode({ address, text, json }).pipe(Effect.mapError((): CallFailed => ({ reason: 'broken', status })))
        const inRussian =
          lang === defaultLocale ? undefined : getAddress(path, args.params, { ...query, lang: defaultLocale })

        return yield* readThroughCache(cache, address, sendTo(address), answer =>
          withMissingNames(answer, {
            decode: decodeAnswer,
            isWhole: () => omitted === 0,
            beforeDecode: () => void (omitted = 0),
            readOther:
              method === 'GET' && inRussian !== undefined ? readCached(cache, inRussian, sendTo(inRussian)) : undefined,
          }),
        )
      })

      const { value } = yield* called.pipe(
        Effect.provideService(OmittedReport, () => void (omitted += 1)),
        servesPicture ? Effect.provideService(ServedPicture, servesPicture) : identity,
        Effect.tap(({ status }) => log(omitted > 0 ? 'warn' : 'info', { status })),
        Effect.tapError(failed => log(causedByVisitors.has(failed.reason) ? 'info' : 'warn', failed)),
      )
      return value
    })

    const policy = { needsAccount: access === 'account', repeatable: access === 'public' && method === 'GET' }
    return yield* withBearer(bearer, policy, once).pipe(Effect.mapError(endpoint.failure))
  })

  return {
    call: (name, args) => callEndpoint(name, { ...args, body: undefined }),
    send: (name, { params, body }) => callEndpoint(name, { params, query: {}, body }),
  }
}

const causedByVisitors: ReadonlySet<CallFailed['reason']> = new Set(['not-found', 'invalid'])

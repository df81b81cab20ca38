import { Clock, Effect, identity, Schema } from 'effect'
import type { CurrentLocale, Logger } from '#application/shared/shared.ports.ts'
import { defaultLocale } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { buildRequestPath } from './client/request-path.ts'
import { attemptRequest, type AttemptResult } from './client/attempt.ts'
import { anonymousBearer, callWithBearer, type Bearer } from './client/bearer.ts'
import type { Endpoint, Method } from './client/endpoint.ts'
import type { Fetch } from './client/exchange.ts'
import type { CallFailure } from './client/failure.ts'
import { defaultQueryTimeoutMs, applyRetryPolicy } from './client/retry-policy.ts'
import { decodeWithNames } from './client/missing-names.ts'
import { readCached, readThroughCache, cachedEndpoints, type ResponseCache } from './client/response-cache.ts'
import {
  endpoints,
  type Responses,
  type ResponsesWire,
  type Bodies,
  type EndpointName,
  type Failures,
  type MutationEndpointName,
  type Params,
  type Queries,
  type QueryEndpointName,
} from './endpoints.ts'
import { OmissionReport } from './shared/lenient.ts'
import { ImageFilterService, type ImageFilter } from './shared/urls.ts'

/** The endpoint table, typed so that a generic name retains its query, body, response and failures. */
const typedEndpoints: {
  readonly [N in EndpointName]: Endpoint<
    Method,
    string,
    Queries[N],
    Bodies[N],
    Responses[N],
    ResponsesWire[N],
    Failures[N]
  >
} = endpoints

interface QueryArguments<N extends EndpointName> {
  readonly params: Params[N]
  readonly query: Queries[N]
  /** Defaults to the language of the request. */
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
  ) => Effect.Effect<Responses[N], Failures[N]>
  readonly send: <N extends MutationEndpointName>(
    name: N,
    args: MutationArguments<N>,
  ) => Effect.Effect<Responses[N], Failures[N]>
}

export interface ApiClientOptions {
  /** The API's URL; may have a path. */
  readonly baseUrl: string
  readonly locale: CurrentLocale
  readonly logger: Logger
  /** Defaults to no token. */
  readonly bearer?: Bearer
  /** Defaults to all images. */
  readonly isImageServed?: ImageFilter
  /** Defaults to the global `fetch` at the time of the call. */
  readonly fetch?: Fetch
  readonly queryTimeoutMs?: number
  /** Returns the cache for the current call, if it may use one. By default no response is cached. */
  readonly responseCache?: () => ResponseCache | undefined
}

const createRefusal = (): CallFailure => ({ reason: 'refused' })

/** Creates a client that calls endpoints in the request's language and logs one line for each call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, locale, logger, bearer = anonymousBearer, isImageServed, fetch, responseCache } = options
  const { queryTimeoutMs = defaultQueryTimeoutMs } = options
  const baseUrlWithoutSlash = baseUrl.replace(/(?<!\/)\/+$/, '')

  const callEndpoint = Effect.fnUntraced(function* <N extends EndpointName>(
    name: N,
    args: QueryArguments<N> & MutationArguments<N>,
  ) {
    const { method, path, query: queryCodec, body: bodyCodec, ...endpoint } = typedEndpoints[name]
    const { access, retryPolicy, sendsCredentials, decode } = endpoint
    const lang = args.locale ?? locale.get()

    const callOnce = Effect.fnUntraced(function* (token?: string) {
      const startedAt = yield* Clock.currentTimeMillis
      let omitted = 0

      const log = Effect.fnUntraced(function* (level: 'info' | 'warn', { reason, status }: Partial<CallFailure>) {
        const ms = Math.round((yield* Clock.currentTimeMillis) - startedAt)
        const result = { ...(reason && { reason }), ...(status !== undefined && { status }) }
        logger[level]('api call', { method, path, ...result, ms, ...(omitted > 0 && { omitted }) })
      })

      const callAndDecode = Effect.gen(function* () {
        const query = yield* Schema.encodeEffect(queryCodec)(args.query).pipe(Effect.mapError(createRefusal))
        const body = yield* Schema.encodeEffect(bodyCodec)(args.body).pipe(Effect.mapError(createRefusal))
        const requestPath = buildRequestPath(path, args.params, { ...query, lang })
        if (requestPath === undefined) return yield* Effect.fail<CallFailure>({ reason: 'not-found' })
        const request = {
          method,
          sendsCredentials,
          needsAccount: access === 'account',
          bearer: token,
          body: body === undefined ? undefined : JSON.stringify(body),
        }
        const cache = token === undefined && cachedEndpoints.has(name) ? responseCache?.() : undefined
        const sendRequest = (requestedPath: string) =>
          applyRetryPolicy(
            retryPolicy,
            queryTimeoutMs,
            attemptRequest(fetch ?? globalThis.fetch, { ...request, url: baseUrlWithoutSlash + requestedPath }),
          )
        const decodeResponse = ({ status, text, json }: AttemptResult) =>
          decode({ requestPath, text, json }).pipe(Effect.mapError((): CallFailure => ({ reason: 'broken', status })))
        const russianPath =
          lang === defaultLocale ? undefined : buildRequestPath(path, args.params, { ...query, lang: defaultLocale })

        return yield* readThroughCache(cache, requestPath, sendRequest(requestPath), response =>
          decodeWithNames(response, {
            decode: decodeResponse,
            isComplete: () => omitted === 0,
            beforeDecode: () => void (omitted = 0),
            readOtherLanguage:
              method === 'GET' && russianPath !== undefined
                ? readCached(cache, russianPath, sendRequest(russianPath))
                : undefined,
          }),
        )
      })

      const { value } = yield* callAndDecode.pipe(
        Effect.provideService(OmissionReport, () => void (omitted += 1)),
        isImageServed ? Effect.provideService(ImageFilterService, isImageServed) : identity,
        Effect.tap(({ status }) => log(omitted > 0 ? 'warn' : 'info', { status })),
        Effect.tapError(failure => log(reasonsCausedByVisitors.has(failure.reason) ? 'info' : 'warn', failure)),
      )
      return value
    })

    const policy = { needsAccount: access === 'account', isRepeatable: access === 'public' && method === 'GET' }
    return yield* callWithBearer(bearer, policy, callOnce).pipe(Effect.mapError(endpoint.toFailure))
  })

  return {
    call: (name, args) => callEndpoint(name, { ...args, body: undefined }),
    send: (name, { params, body }) => callEndpoint(name, { params, query: {}, body }),
  }
}

const reasonsCausedByVisitors: ReadonlySet<CallFailure['reason']> = new Set(['not-found', 'invalid'])

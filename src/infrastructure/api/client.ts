import { Effect, identity } from 'effect'
import { defaultLocale } from '#application/routing/locale-path.ts'
import type { CurrentLocale, Logger } from '#application/shared/shared.ports.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { attemptRequest, type AttemptResult } from './client/attempt.ts'
import { anonymousBearer, callWithBearer, type Bearer } from './client/bearer.ts'
import { startCallLog } from './client/call-log.ts'
import { encodeCall } from './client/encode-call.ts'
import type { Endpoint, Method } from './client/endpoint.ts'
import { exchange, type ApiRequest, type Exchange, type Fetch } from './client/exchange.ts'
import type { CallFailure } from './client/failure.ts'
import { defaultQueryTimeoutMs, applyRetryPolicy } from './client/retry-policy.ts'
import { decodeWithNames } from './client/missing-names.ts'
import { randomEndpoint, rereadProfiles } from './client/random-profiles.ts'
import { readThroughCache, cachedEndpoints, type ResponseCache } from './client/response-cache.ts'
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
import type { Decode } from './shared/decode.ts'
import { OmissionReport } from './shared/lenient.ts'
import { ImageFilterService, type ImageFilter } from './shared/urls.ts'

/** Typed so that a generic name retains its query, body, response and failures. */
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
  readonly baseUrl: string
  readonly locale: CurrentLocale
  readonly logger: Logger
  readonly bearer?: Bearer
  readonly isImageServed?: ImageFilter
  readonly fetch?: Fetch
  readonly exchange?: Exchange
  readonly queryTimeoutMs?: number
  /** Returns undefined if the current call may not use the cache. */
  readonly getResponseCache?: () => ResponseCache | undefined
  /** Called after a response with an invalid body: any 2xx, or a 404 to a read. */
  readonly onBrokenResponse?: () => void
}

function createRetryingSender({ baseUrl, queryTimeoutMs = defaultQueryTimeoutMs, ...options }: ApiClientOptions) {
  // Without the lookbehind, the pattern would take quadratic time in a run of slashes.
  const baseUrlWithoutSlash = baseUrl.replace(/(?<!\/)\/+$/, '')
  return (path: string, request: Omit<ApiRequest, 'url'>) =>
    applyRetryPolicy(
      request.method,
      queryTimeoutMs,
      attemptRequest(
        { fetch: options.fetch ?? globalThis.fetch, exchange: options.exchange ?? exchange },
        { ...request, url: baseUrlWithoutSlash + path },
      ),
    )
}

const getBearerPolicy = ({ access, method }: Pick<Endpoint, 'access' | 'method'>) => ({
  needsAccount: access === 'account',
  repeatsAnonymously: access === 'public' && method === 'GET',
})

const createResponseDecoder =
  <A>(decode: Decode<A>) =>
  ({ status, text, json }: AttemptResult) =>
    decode({ text, json }).pipe(Effect.mapError((): CallFailure => ({ reason: 'broken', status })))

const createRussianProfileReader =
  (sendWithRetries: ReturnType<typeof createRetryingSender>, token: string | undefined) => (id: string) =>
    encodeCall(typedEndpoints.profileById, { params: { id }, query: {}, body: undefined }, defaultLocale).pipe(
      Effect.flatMap(({ requestPath, request }) => sendWithRetries(requestPath, { ...request, token })),
    )

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { locale, logger, bearer = anonymousBearer, isImageServed, getResponseCache, onBrokenResponse } = options
  const sendWithRetries = createRetryingSender(options)

  const callEndpoint = Effect.fnUntraced(function* <N extends EndpointName>(
    name: N,
    args: QueryArguments<N> & MutationArguments<N>,
  ) {
    const endpoint = typedEndpoints[name]

    const callOnce = Effect.fnUntraced(function* (token?: string) {
      const logResult = yield* startCallLog(logger, endpoint)
      let omissionCount = 0

      const callAndDecode = Effect.gen(function* () {
        const { request, requestPath, russianPath } = yield* encodeCall(endpoint, args, args.locale ?? locale.get())
        const cache = token === undefined && cachedEndpoints.has(name) ? getResponseCache?.() : undefined
        const decodeResponse = createResponseDecoder(endpoint.decode)
        const read = (path: string, decode: typeof decodeResponse) =>
          readThroughCache(cache, path, sendWithRetries(path, { ...request, token }), decode)
        const readRussian = (path: string) =>
          read(path, decodeResponse).pipe(
            Effect.map(({ response }) => response),
            Effect.provideService(OmissionReport, () => {}),
          )
        const rereadInRussian = (response: AttemptResult, path: string) =>
          name === randomEndpoint
            ? rereadProfiles(response, createRussianProfileReader(sendWithRetries, token))
            : readRussian(path)
        return yield* read(requestPath, response =>
          decodeWithNames(response, {
            decode: decodeResponse,
            isComplete: () => omissionCount === 0,
            resetOmissions: () => void (omissionCount = 0),
            readOtherLanguage: russianPath === undefined ? undefined : rereadInRussian(response, russianPath),
          }),
        )
      })

      const { value } = yield* callAndDecode.pipe(
        Effect.provideService(OmissionReport, () => void (omissionCount += 1)),
        isImageServed ? Effect.provideService(ImageFilterService, isImageServed) : identity,
        Effect.tap(({ response }) => logResult({ status: response.status }, omissionCount)),
        Effect.tapError(failure => {
          if (failure.reason === 'broken') onBrokenResponse?.()
          return logResult(failure, omissionCount)
        }),
      )
      return value
    })

    return yield* callWithBearer(bearer, getBearerPolicy(endpoint), callOnce).pipe(Effect.mapError(endpoint.toFailure))
  })

  return {
    call: (name, args) => callEndpoint(name, { ...args, body: undefined }),
    send: (name, { params, body }) => callEndpoint(name, { params, query: {}, body }),
  }
}

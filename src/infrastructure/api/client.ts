import { Clock, Effect, identity, Schema } from 'effect'
import type { CurrentLocale, Logger } from '../../application/shared/shared.ports'
import type { ApiUnavailable } from '../../domain/shared/api-unavailable'
import { addressOf } from './client/address'
import { attempt } from './client/attempt'
import type { Fetch } from './client/exchange'
import { asDomainError, type CallFailed, type NotFound } from './client/failure'
import { patiently } from './client/patience'
import { endpoints, type Answers, type AnswersWire, type EndpointName, type Params, type Queries } from './endpoints'
import type { Endpoint } from './shared/endpoint'
import { ServedPicture, type ServesPicture } from './shared/picture-url.codec'
import { LeftOut } from './shared/left-out'

/** The table once more, written so that a generic name keeps its own query and answer. */
const endpointOf: { readonly [N in EndpointName]: Endpoint<string, Queries[N], Answers[N], AnswersWire[N]> } = endpoints

export interface Asked<N extends EndpointName> {
  readonly params: Params[N]
  readonly query: Queries[N]
}

export interface ApiClient {
  readonly call: <N extends EndpointName>(
    name: N,
    asked: Asked<N>,
  ) => Effect.Effect<Answers[N], NotFound | ApiUnavailable>
}

export interface ApiClientOptions {
  /** Where the API is; may have a path of its own. */
  readonly baseUrl: string
  readonly locale: CurrentLocale
  readonly logger: Logger
  /** All are, when left out. */
  readonly servesPicture?: ServesPicture
  /** The global `fetch` as it is at the time of the call, when left out. */
  readonly fetch?: Fetch
}

/** Makes the calls of the endpoint table, in the language of the request, and logs one line for each. */
export function apiClient({ baseUrl, locale, logger, servesPicture, fetch }: ApiClientOptions): ApiClient {
  const base = baseUrl.replace(/\/+$/, '')

  const call = Effect.fnUntraced(function* <N extends EndpointName>(name: N, { params, query }: Asked<N>) {
    const { method, path, query: queryCodec, decode } = endpointOf[name]
    const lang = locale.current()
    const started = yield* Clock.currentTimeMillis
    let leftOut = 0

    const log = Effect.fnUntraced(function* (level: 'info' | 'warn', result: Partial<CallFailed>) {
      const ms = Math.round((yield* Clock.currentTimeMillis) - started)
      logger[level]('api call', { method, path, ...result, ms, ...(leftOut > 0 && { leftOut }) })
    })

    const made = Effect.gen(function* () {
      const wire = yield* Schema.encodeEffect(queryCodec)(query).pipe(
        Effect.mapError((): CallFailed => ({ reason: 'refused' })),
      )
      const address = addressOf(path, params, { ...wire, lang })
      if (address === undefined) return yield* Effect.fail<CallFailed>({ reason: 'not-found' })
      const { status, text, json } = yield* patiently(attempt(fetch ?? globalThis.fetch, base + address))
      const value = yield* decode({ address, text, json }).pipe(
        Effect.mapError((): CallFailed => ({ reason: 'broken', status })),
      )
      return { status, value }
    })

    const { value } = yield* made.pipe(
      Effect.provideService(LeftOut, () => void (leftOut += 1)),
      servesPicture ? Effect.provideService(ServedPicture, servesPicture) : identity,
      Effect.tap(({ status }) => log(leftOut > 0 ? 'warn' : 'info', { status })),
      Effect.tapError(failed => log(failed.reason === 'not-found' ? 'info' : 'warn', failed)),
      Effect.mapError(asDomainError),
    )
    return value
  })
  return { call }
}

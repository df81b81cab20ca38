import { Effect, Schema } from 'effect'
import { defaultLocale } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Endpoint, Method } from './endpoint.ts'
import type { CallFailure } from './failure.ts'
import { buildRequestPath } from './request-path.ts'

interface CallArguments<Query, Body> {
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Query
  readonly body: Body
}

const createRefusal = (): CallFailure => ({ reason: 'refused' })

export const encodeCall = Effect.fnUntraced(function* <Query, Body>(
  endpoint: Endpoint<Method, string, Query, Body>,
  args: CallArguments<Query, Body>,
  lang: Locale,
) {
  const { method, path, access, sendsCredentials } = endpoint
  const query = yield* Schema.encodeEffect(endpoint.query)(args.query).pipe(Effect.mapError(createRefusal))
  const body = yield* Schema.encodeEffect(endpoint.body)(args.body).pipe(Effect.mapError(createRefusal))
  const buildPath = (pathLang: Locale) => buildRequestPath(path, args.params, { ...query, lang: pathLang })
  const requestPath = buildPath(lang)
  if (requestPath === undefined) return yield* Effect.fail<CallFailure>({ reason: 'not-found' })
  return {
    requestPath,
    russianPath: method !== 'GET' || lang === defaultLocale ? undefined : buildPath(defaultLocale),
    request: {
      method,
      sendsCredentials,
      needsAccount: access === 'account',
      body: body === undefined ? undefined : JSON.stringify(body),
    },
  }
})

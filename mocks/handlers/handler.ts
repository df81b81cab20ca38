import { http, HttpResponse, type HttpHandler } from 'msw'
import type { MockLanguage } from '#mocks/data/bilingual.ts'
import {
  endpoints,
  type ResponsesWire,
  type EndpointName,
  type MutationEndpointName,
} from '#infrastructure/api/endpoints.ts'
import type { Account } from '#mocks/accounts/accounts.ts'
import type { Viewer } from '#mocks/world/profile-wire.ts'
import type { World } from '#mocks/world/world.ts'
import { checkRequest } from './check-request.ts'
import { parseForm, type Form } from './form.ts'
import { Refusal, unauthenticated } from './refusal.ts'
import { parseTemplate } from './template.ts'

export interface MockRequest {
  /** Decoded; empty if the path has no parameter. */
  readonly param: string
  readonly query: URLSearchParams
  readonly path: string
  readonly viewer: Viewer
  readonly form: Form
  readonly sendCode: SendCode
}

/** Called instead of sending an email with the code. */
export type SendCode = (email: string, code: string) => void

/** A reset replaces the world, so handlers read it on each request. */
export type GetWorld = () => World

type HandlerResult<N extends EndpointName> = ResponsesWire[N] | Refusal | Promise<ResponsesWire[N] | Refusal>

type Respond<A> = (world: World, request: MockRequest, account?: Account) => A

interface AcceptedFields {
  /** Allowed body fields. Not derived from the site's codecs, so that a misnamed field in a codec is refused. */
  readonly fields: readonly string[]
}

export type Handler<N extends EndpointName> = Respond<HandlerResult<N>> &
  (N extends MutationEndpointName ? AcceptedFields : unknown)
export type Handlers = { readonly [N in EndpointName]?: Handler<N> }

export const acceptFields = <A>(fields: readonly string[], respond: Respond<A>): Respond<A> & AcceptedFields =>
  Object.assign(respond, { fields })

export const requireSession =
  <A>(respond: (world: World, request: MockRequest, account: Account) => A) =>
  (world: World, request: MockRequest, account?: Account): A | Refusal =>
    account ? respond(world, request, account) : unauthenticated

export const getLang = (query: URLSearchParams): MockLanguage => (query.get('lang') === 'en' ? 'en' : 'ru')

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

const getToken = ({ headers }: Request) => /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Endpoints that ignore an expired token, so that its owner can sign in again. */
const endpointsIgnoringTokens: ReadonlySet<EndpointName> = new Set(['logIn', 'requestCode', 'verifyCode'])

export function createHandler<N extends EndpointName>(
  name: N,
  respond: Respond<HandlerResult<N>> & Partial<AcceptedFields>,
  getWorld: GetWorld,
  sendCode: SendCode,
): HttpHandler {
  const { method, path: template } = endpoints[name]
  const { urlPattern, match } = parseTemplate(template)
  return methods[method](urlPattern, async ({ request: webRequest }) => {
    const { pathname, searchParams: query, origin } = new URL(webRequest.url)
    const lang = getLang(query)
    const param = match(pathname)?.[0] ?? ''
    const body = await webRequest.text()
    const form = parseForm(body)
    const world = getWorld()
    const token = getToken(webRequest)
    const account = token === undefined ? undefined : world.accountStores.accounts.findByToken(token)
    const isTokenExpired = token !== undefined && account === undefined && !endpointsIgnoringTokens.has(name)
    const refusal =
      checkRequest(respond.fields ?? [], webRequest, body, form) ?? (isTokenExpired ? unauthenticated : undefined)
    const result =
      refusal ??
      (await respond(world, { param, query, path: pathname, viewer: { lang, origin }, form, sendCode }, account))
    if (result instanceof Refusal) {
      return HttpResponse.json(result.createBody(lang), { status: result.status, headers: result.headers })
    }
    return HttpResponse.text(JSON.stringify(result), { headers: { 'content-type': 'application/json' } })
  })
}

import { http, HttpResponse, type HttpHandler } from 'msw'
import type { MockLanguage } from '#mocks/data/bilingual.ts'
import {
  endpoints,
  type AnswersWire,
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
  /** The decoded path parameter; empty if the path has none. */
  readonly param: string
  readonly query: URLSearchParams
  readonly path: string
  readonly viewer: Viewer
  readonly form: Form
  readonly send: SendCode
}

/** Called instead of sending a letter with the code. */
export type SendCode = (to: string, code: string) => void

/** A reset replaces the world, so handlers read it on each request. */
export type GetWorld = () => World

type AnswerBody<N extends EndpointName> = AnswersWire[N] | Refusal | Promise<AnswersWire[N] | Refusal>

type Respond<A> = (world: World, request: MockRequest, account?: Account) => A

interface AcceptedFields {
  /** Allowed body fields. Not derived from the site's codecs, so that a misnamed field in a codec is refused. */
  readonly fields: readonly string[]
}

export type Handler<N extends EndpointName> = Respond<AnswerBody<N>> &
  (N extends MutationEndpointName ? AcceptedFields : unknown)
export type Handlers = { readonly [N in EndpointName]?: Handler<N> }

/** Refuses all other body fields. */
export const withFields = <A>(fields: readonly string[], answer: Respond<A>): Respond<A> & AcceptedFields =>
  Object.assign(answer, { fields })

/** Refuses requests without a valid session. */
export const requireSession =
  <A>(answer: (world: World, request: MockRequest, account: Account) => A) =>
  (world: World, request: MockRequest, account?: Account): A | Refusal =>
    account ? answer(world, request, account) : unauthenticated

export const getLang = (query: URLSearchParams): MockLanguage => (query.get('lang') === 'en' ? 'en' : 'ru')

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

const getToken = ({ headers }: Request) => /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Calls that accept a stale token, because they issue a new one. */
const ignoresTokens: ReadonlySet<EndpointName> = new Set(['logIn', 'requestCode', 'verifyCode'])

/** Creates the route of an endpoint. */
export function createHandler<N extends EndpointName>(
  name: N,
  respond: Respond<AnswerBody<N>> & Partial<AcceptedFields>,
  getWorld: GetWorld,
  send: SendCode,
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
    const account = token === undefined ? undefined : world.identity.accounts.findByToken(token)
    const isStale = token !== undefined && account === undefined && !ignoresTokens.has(name)
    const refusal =
      checkRequest(respond.fields ?? [], webRequest, body, form) ?? (isStale ? unauthenticated : undefined)
    const answer =
      refusal ?? (await respond(world, { param, query, path: pathname, viewer: { lang, origin }, form, send }, account))
    if (answer instanceof Refusal) {
      return HttpResponse.json(answer.body(lang), { status: answer.status, headers: answer.headers })
    }
    return HttpResponse.text(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
}

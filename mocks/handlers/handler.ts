import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Locale } from '#domain/shared/locale.ts'
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
  /** What stands in the path, if anything does. */
  readonly param: string
  readonly query: URLSearchParams
  readonly path: string
  readonly viewer: Viewer
  readonly form: Form
  readonly send: SendCode
}

/** Tells the code that a letter would carry. */
export type SendCode = (to: string, code: string) => void

/** The world at this moment: a reset makes another one. */
export type GetWorld = () => World

type AnswerBody<N extends EndpointName> = AnswersWire[N] | Refusal | Promise<AnswersWire[N] | Refusal>

type Answer<A> = (world: World, request: MockRequest, account?: Account) => A

interface AcceptedFields {
  /** What the body may hold, written down apart from the product's codecs: a field that one of them misnames is refused. */
  readonly fields: readonly string[]
}

/** Answers a call of the endpoint table with what the table says that it answers, or refuses it. */
export type Handler<N extends EndpointName> = Answer<AnswerBody<N>> &
  (N extends MutationEndpointName ? AcceptedFields : unknown)
export type Handlers = { readonly [N in EndpointName]?: Handler<N> }

/** For calls with a body: any other field is refused. */
export const withFields = <A>(fields: readonly string[], answer: Answer<A>): Answer<A> & AcceptedFields =>
  Object.assign(answer, { fields })

/** For calls that only make sense with a session. */
export const requireSession =
  <A>(answer: (world: World, request: MockRequest, account: Account) => A) =>
  (world: World, request: MockRequest, account?: Account): A | Refusal =>
    account ? answer(world, request, account) : unauthenticated

export const getLang = (query: URLSearchParams): Locale => (query.get('lang') === 'en' ? 'en' : 'ru')

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

const getToken = ({ headers }: Request) => /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Those who sign in need no valid token. */
const ignoresTokens: ReadonlySet<EndpointName> = new Set(['logIn', 'requestCode', 'verifyCode'])

/** The route of a call. */
export function createHandler<N extends EndpointName>(
  name: N,
  respond: Answer<AnswerBody<N>> & Partial<AcceptedFields>,
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

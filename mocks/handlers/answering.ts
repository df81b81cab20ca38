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
import { refusalOfRequest } from './accepted.ts'
import { formOf, type Form } from './form.ts'
import { Refusal, unauthenticated } from './refusal.ts'
import { templateOf } from './template.ts'

export interface MockRequest {
  /** What stands in the path, if anything does. */
  readonly param: string
  readonly query: URLSearchParams
  readonly path: string
  readonly asker: Viewer
  readonly form: Form
  readonly send: SendCode
}

/** Tells the code that a letter would carry. */
export type SendCode = (to: string, code: string) => void

/** The world at this moment: a reset makes another one. */
export type WorldNow = () => World

type Answered<N extends EndpointName> = AnswersWire[N] | Refusal | Promise<AnswersWire[N] | Refusal>

type Answer<A> = (world: World, asked: MockRequest, account?: Account) => A

interface Accepting {
  /** What the body may hold, written down apart from the product's codecs: a field that one of them misnames is refused. */
  readonly fields: readonly string[]
}

/** Answers a call of the endpoint table with what the table says that it answers, or refuses it. */
export type Handler<N extends EndpointName> = Answer<Answered<N>> &
  (N extends MutationEndpointName ? Accepting : unknown)
export type Handlers = { readonly [N in EndpointName]?: Handler<N> }

/** For calls with a body: any other field is refused. */
export const accepting = <A>(fields: readonly string[], answer: Answer<A>): Answer<A> & Accepting =>
  Object.assign(answer, { fields })

/** For calls that only make sense with a session. */
export const own =
  <A>(answer: (world: World, asked: MockRequest, account: Account) => A) =>
  (world: World, asked: MockRequest, account?: Account): A | Refusal =>
    account ? answer(world, asked, account) : unauthenticated

export const langOf = (query: URLSearchParams): Locale => (query.get('lang') === 'en' ? 'en' : 'ru')

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

const tokenOf = ({ headers }: Request) => /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Those who sign in need no valid token. */
const ignoresTokens: ReadonlySet<EndpointName> = new Set(['logIn', 'requestCode', 'verifyCode'])

/** The route of a call. */
export function handlerOf<N extends EndpointName>(
  name: N,
  answer: Answer<Answered<N>> & Partial<Accepting>,
  worldNow: WorldNow,
  send: SendCode,
): HttpHandler {
  const { method, path: template } = endpoints[name]
  const { address, match } = templateOf(template)
  return methods[method](address, async ({ request }) => {
    const { pathname, searchParams: query, origin } = new URL(request.url)
    const lang = langOf(query)
    const param = match(pathname)?.[0] ?? ''
    const body = await request.text()
    const form = formOf(body)
    const world = worldNow()
    const token = tokenOf(request)
    const account = token === undefined ? undefined : world.identity.accounts.ofToken(token)
    const isStale = token !== undefined && account === undefined && !ignoresTokens.has(name)
    const refused =
      refusalOfRequest(answer.fields ?? [], request, body, form) ?? (isStale ? unauthenticated : undefined)
    const answered =
      refused ?? (await answer(world, { param, query, path: pathname, asker: { lang, origin }, form, send }, account))
    if (answered instanceof Refusal) {
      return HttpResponse.json(answered.body(lang), { status: answered.status, headers: answered.headers })
    }
    return HttpResponse.text(JSON.stringify(answered), { headers: { 'content-type': 'application/json' } })
  })
}

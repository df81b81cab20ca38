import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Locale } from '../../src/domain/shared/locale'
import { endpoints, type AnswersWire, type EndpointName } from '../../src/infrastructure/api/endpoints'
import type { Asker } from '../world/profile-wire'
import type { World } from '../world/world'
import { Refusal } from './refusal'
import { templateOf } from './template'

export interface Asked {
  /** What stands in the path, if anything does. */
  readonly param: string
  readonly query: URLSearchParams
  readonly path: string
  readonly asker: Asker
}

/** The world at this moment: a reset makes another one. */
export type WorldNow = () => World

export const langOf = (query: URLSearchParams): Locale => (query.get('lang') === 'en' ? 'en' : 'ru')

/** Answers a call of the endpoint table with what the table says that it answers, or refuses it. */
export function answering<N extends EndpointName>(
  name: N,
  worldNow: WorldNow,
  answer: (world: World, asked: Asked) => AnswersWire[N] | Refusal,
): HttpHandler {
  const template = templateOf(endpoints[name].path)
  return http.get(template.address, ({ request }) => {
    const { pathname, searchParams: query, origin } = new URL(request.url)
    const lang = langOf(query)
    const param = template.match(pathname)?.[0] ?? ''
    const answered = answer(worldNow(), { param, query, path: pathname, asker: { lang, origin } })
    if (answered instanceof Refusal) return HttpResponse.json(answered.body(lang), { status: answered.status })
    return HttpResponse.json(answered)
  })
}

import type { FastifyInstance } from 'fastify'
import { isLocale } from '../../../domain/shared/locale'
import { bodyOf } from '../page-cache/body'
import { freshFor } from '../page-cache/life'
import { bytesOf, type Page } from '../page-cache/page'
import { givenRequestId, newRequestId } from '../request-id'
import type { PageSource } from '../page-cache/page-source'
import type { Scope } from '../runtime'
import { sendPage } from '../page-cache/send-page'
import { closedPolicy } from '../security/security-headers'
import { callOf, isOffered, runCall, statusOf, type Call } from './call'

interface Asked {
  readonly lang?: string
  readonly input?: string
}

/**
 * Where browsers call use-cases: `GET /use-cases/{name}?lang=ru&input={JSON}`. All that are offered so far are reads and
 * the same for everybody, so that they are kept as pages are.
 */
export function door(app: FastifyInstance, pages: PageSource, headers: Readonly<Record<string, string>>) {
  const refuse = {
    ...headers,
    'content-security-policy': closedPolicy,
    'cache-control': 'no-store',
  }

  app.get<{ Params: { name: string }; Querystring: Asked }>('/use-cases/:name', async (request, reply) => {
    const { name } = request.params
    if (!isOffered(name)) return reply.code(404).headers(refuse).send()
    const locale = request.query.lang ?? 'ru'
    const input = parse(request.query.input)
    const call = isLocale(locale) && input !== notJson ? callOf(name, input) : undefined
    if (!isLocale(locale) || !call) return reply.code(422).headers(refuse).send()
    const key = `/use-cases/${name}?lang=${locale}&input=${JSON.stringify(call.input)}`
    const given = await pages.sharedRead(key, () =>
      readOnce(
        { locale, id: givenRequestId(request.headers['x-request-id']) ?? newRequestId(), visitor: request.ip },
        call,
      ),
    )
    sendPage(request, reply, given, { ...headers, 'content-security-policy': closedPolicy })
    return reply
  })
}

async function readOnce(scope: Scope, call: Call) {
  const outcome = await runCall(scope, call)
  const document = await bodyOf('application/json; charset=utf-8', JSON.stringify(outcome))
  if (!outcome.ok) {
    const failed: Page = { status: statusOf(outcome), document, life: 'never' }
    return { shelf: 'none', value: failed } as const
  }
  const value: Page = { status: 200, document, life: freshFor.sharedRead }
  return { shelf: 'kept', value, bytes: bytesOf(value), fresh: freshFor.sharedRead } as const
}

const notJson = Symbol('not JSON')

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

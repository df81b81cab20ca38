import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { unwrapPage, wrapList } from '#infrastructure/api/shared/page.codec.ts'

type ToPact = (wire: unknown) => unknown

/** Lists that an API may send bare or under a name, in the form that the pact has. */
const lists: readonly (readonly [path: RegExp, toPact: ToPact])[] = [
  [/^\/api\/v2\/profiles$/, wire => unwrapPage(wire, 'result')],
  [/^\/api\/profiles\/\d+\/reviews$/, wire => unwrapPage(wire, 'reviews')],
  [/^\/api\/user\/notifications$/, wire => unwrapPage(wire, 'notifications')],
  [/^\/api\/profiles\/specialities\/random$/, wire => wrapList(wire, 'profiles')],
]

const findList = ({ method, url = '' }: IncomingMessage): ToPact | undefined =>
  method === 'GET' ? lists.find(([path]) => path.test(new URL(url, 'http://localhost').pathname))?.[1] : undefined

/** They describe the body as it was sent, or one connection. */
const droppedHeaders = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'])
const pickHeaders = (headers: Iterable<readonly [string, string]>) =>
  [...headers].filter(([name]) => !droppedHeaders.has(name)).map(([name, value]): [string, string] => [name, value])

function readList(text: string, toPact: ToPact): string {
  try {
    return JSON.stringify(toPact(JSON.parse(text)))
  } catch {
    return text
  }
}

async function forward(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request
  const body = await buffer(request)
  const { host: _, ...headers } = request.headersDistinct
  const sent = Object.entries(headers).map(([name, values = []]) => [name, values.join(', ')] as const)
  const answer = await fetch(target + url, {
    method,
    headers: pickHeaders(sent),
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  })
  const toPact = answer.ok ? findList(request) : undefined
  const text = await answer.text()
  response.writeHead(answer.status, Object.fromEntries(pickHeaders(answer.headers)))
  response.end(toPact ? readList(text, toPact) : text)
}

export interface ListProxy {
  readonly url: string
  readonly close: () => void
}

/** Forwards requests to the API and its responses with lists as the pact has them: the site reads both forms. */
export async function startListProxy(apiUrl: string): Promise<ListProxy> {
  const target = apiUrl.replace(/\/+$/, '')
  const server = createServer((request, response) => {
    forward(target, request, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

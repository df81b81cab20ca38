import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { unwrapPage, wrapList } from '#infrastructure/api/shared/page.codec.ts'

type ToPact = (wire: unknown) => unknown

/** An API may send these lists bare or under a name. */
const listConverters: readonly (readonly [path: RegExp, toPact: ToPact])[] = [
  [/^\/api\/v2\/profiles$/, wire => unwrapPage(wire, 'result')],
  [/^\/api\/profiles\/\d+\/reviews$/, wire => unwrapPage(wire, 'reviews')],
  [/^\/api\/user\/notifications$/, wire => unwrapPage(wire, 'notifications')],
  [/^\/api\/profiles\/specialities\/random$/, wire => wrapList(wire, 'profiles')],
]

function findListConverter({ method, url = '' }: IncomingMessage): ToPact | undefined {
  if (method !== 'GET') return undefined
  const { pathname } = new URL(url, 'http://localhost')
  return listConverters.find(([path]) => path.test(pathname))?.[1]
}

/** Headers that describe the transferred body or a single connection. */
const removedHeaders = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'])
const pickHeaders = (headers: Iterable<readonly [string, string]>) =>
  [...headers].filter(([name]) => !removedHeaders.has(name)).map(([name, value]): [string, string] => [name, value])

function convertList(text: string, toPact: ToPact): string {
  try {
    return JSON.stringify(toPact(JSON.parse(text)))
  } catch {
    // The verifier reports a body that is not JSON.
    return text
  }
}

async function forward(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '' } = request
  const body = await buffer(request)
  const { host: _, ...headers } = request.headersDistinct
  const requestHeaders = Object.entries(headers).map(([name, values = []]) => [name, values.join(', ')] as const)
  const apiResponse = await fetch(target + url, {
    method,
    headers: pickHeaders(requestHeaders),
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  })
  const toPact = apiResponse.ok ? findListConverter(request) : undefined
  const responseText = await apiResponse.text()
  response.writeHead(apiResponse.status, Object.fromEntries(pickHeaders(apiResponse.headers)))
  response.end(toPact ? convertList(responseText, toPact) : responseText)
}

export interface ListProxy {
  readonly url: string
  readonly close: () => void
}

/** The site reads both forms of a list, but the pact can state only one. */
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

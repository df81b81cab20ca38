import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { putUserIntoProfile } from '#infrastructure/api/user/user.codec.ts'
import { unwrapPage, wrapList } from '#infrastructure/api/shared/page.codec.ts'

type Normalize = (wire: unknown) => unknown

const normalizers: readonly (readonly [path: RegExp, normalize: Normalize])[] = [
  [/^\/api\/v2\/profiles$/, wire => unwrapPage(wire, 'result')],
  [/^\/api\/profiles\/\d+\/reviews$/, wire => unwrapPage(wire, 'reviews')],
  [/^\/api\/user\/notifications$/, wire => unwrapPage(wire, 'notifications')],
  [/^\/api\/profiles\/specialities\/random$/, wire => wrapList(wire, 'profiles')],
  [/^\/api\/user\/profile$/, putUserIntoProfile],
]

function findNormalizer({ method, url = '' }: IncomingMessage): Normalize | undefined {
  if (method !== 'GET') return undefined
  const { pathname } = new URL(url, 'http://localhost')
  return normalizers.find(([path]) => path.test(pathname))?.[1]
}

/** Headers that describe the transferred body or a single connection. */
const removedHeaders = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'])
const pickHeaders = (headers: Iterable<readonly [string, string]>) =>
  [...headers].filter(([name]) => !removedHeaders.has(name)).map(([name, value]): [string, string] => [name, value])

function normalizeBody(text: string, normalize: Normalize): string {
  try {
    return JSON.stringify(normalize(JSON.parse(text)))
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
  const normalize = apiResponse.ok ? findNormalizer(request) : undefined
  const responseText = await apiResponse.text()
  response.writeHead(apiResponse.status, Object.fromEntries(pickHeaders(apiResponse.headers)))
  response.end(normalize ? normalizeBody(responseText, normalize) : responseText)
}

export interface NormalizingProxy {
  readonly url: string
  readonly close: () => void
}

/** The site reads several forms of some responses, but the pact can state only one. */
export async function startNormalizingProxy(apiUrl: string): Promise<NormalizingProxy> {
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

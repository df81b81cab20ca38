import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Fetch } from './exchange.ts'
import { connectTimeoutMs } from './retry-policy.ts'

type AgentWithOptions = http.Agent & { readonly options?: http.AgentOptions }

/** Preserves the other options of Node's global agent, such as the environment's proxy (`NODE_USE_ENV_PROXY`). */
const createAgentOptions = ({ options }: AgentWithOptions): http.AgentOptions => ({ ...options, keepAlive: false })

// Shared by all requests, because an agent resumes TLS sessions, which saves most of the handshake.
const agents = {
  http: new http.Agent(createAgentOptions(http.globalAgent)),
  https: new https.Agent(createAgentOptions(https.globalAgent)),
}

const nullBodyStatuses = new Set([204, 205, 304])

/** Node's own `fetch` reuses connections even with `connection: close`. This one does not follow redirects. */
export const fetchOnNewConnection: Fetch = async (requestUrl, init) => {
  const response = await sendRequest(new URL(requestUrl), init)
  const headers = new Headers()
  for (const [name, values] of Object.entries(response.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  const { statusCode: status = 0 } = response
  if (nullBodyStatuses.has(status)) {
    response.resume()
    return new Response(null, { status, headers })
  }
  return new Response(toWebStream(response), { status, headers })
}

function sendRequest(
  url: URL,
  { method = 'GET', headers, body, signal }: Parameters<Fetch>[1],
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, {
      method,
      agent: isSecure ? agents.https : agents.http,
      headers: {
        'user-agent': 'node',
        'accept-encoding': 'identity',
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        ...Object.fromEntries(new Headers(headers)),
      },
      ...(signal && { signal }),
    })
    const connectTimer = setTimeout(() => {
      // Unlike the timeout of the whole call, this error proves that nothing was sent.
      if (request.socket?.connecting ?? true) request.destroy(createConnectTimeoutError())
    }, connectTimeoutMs)
    request.on('close', () => clearTimeout(connectTimer))
    // Stays registered after the response: a reset then emits `error`, which would exit the process without a listener.
    request.on('error', reject)
    request.on('response', resolve)
    request.end(body)
  })
}

/** Has the code that Node's `fetch` gives this failure. */
const createConnectTimeoutError = () =>
  Object.assign(new Error('connecting timed out'), { code: 'UND_ERR_CONNECT_TIMEOUT' })

/** Like `Readable.toWeb`, with the type that `Response` accepts. */
function toWebStream(response: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array, undefined> = response[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done === true) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void response.destroy(),
    },
    { highWaterMark: 0 },
  )
}

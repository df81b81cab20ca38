import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { ConnectFailure } from './connection-errors.ts'
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
    let isConnected = false
    request.on('socket', socket =>
      onReadyToSend(socket, () => {
        isConnected = true
      }),
    )
    const connectTimer = setTimeout(() => {
      if (!isConnected) request.destroy(new Error('connecting timed out'))
    }, connectTimeoutMs)
    request.on('close', () => clearTimeout(connectTimer))
    // Stays registered after the response: a reset then emits `error`, which would exit the process without a listener.
    request.on('error', error => reject(isConnected || signal?.aborted ? error : new ConnectFailure(error)))
    request.on('response', resolve)
    request.end(body)
  })
}

/** The socket of a proxy may be connected already. */
function onReadyToSend(socket: Socket, listener: () => void): void {
  const isSecure = socket instanceof TLSSocket
  const isConnected = isSecure ? socket.getFinished() !== undefined : !socket.connecting
  if (isConnected) listener()
  else socket.once(isSecure ? 'secureConnect' : 'connect', listener)
}

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

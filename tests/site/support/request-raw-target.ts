import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** `fetch` would normalize a malformed URL. */
export async function requestRawTarget(origin: string, target: string) {
  const { hostname, port } = new URL(origin)
  const rawRequest = request({ hostname, port, path: target }).end()
  const [response] = (await once(rawRequest, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: await text(response) }
}

import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

/** `fetch` would normalize a malformed URL. */
export async function getRawTargetStatus(origin: string, target: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin)
  const rawRequest = request({ hostname, port, path: '/' })
  Object.assign(rawRequest, { path: target })
  rawRequest.end()
  const [response] = (await once(rawRequest, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

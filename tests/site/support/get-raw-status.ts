import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

/** Sends the target unchanged, because clients normalize malformed addresses. */
export async function getRawStatus(origin: string, target: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin)
  const sent = request({ hostname, port, path: '/' })
  Object.assign(sent, { path: target })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

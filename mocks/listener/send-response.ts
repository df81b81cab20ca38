import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Ignores a connection that the client has closed. */
export async function sendResponse(
  response: Response,
  nodeResponse: ServerResponse,
  sendsBody: boolean,
): Promise<void> {
  nodeResponse.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null || !sendsBody) {
    await response.body?.cancel()
    nodeResponse.end()
    return
  }
  await pipeline(Readable.from(response.body), nodeResponse).catch(() => nodeResponse.destroy())
}

import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

export function forwardRequest(incoming: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers } = incoming
  const outgoing = request(new URL(incoming.url ?? '/', target), { method, headers }, targetResponse => {
    response.writeHead(targetResponse.statusCode ?? 500, targetResponse.headers)
    // Unlike `pipe`, destroys the response if the target aborts its own, so that no browser waits for the rest.
    pipeline(targetResponse, response, () => undefined)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

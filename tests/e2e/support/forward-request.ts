import { request, type IncomingMessage, type ServerResponse } from 'node:http'

export function forwardRequest(incoming: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers } = incoming
  const outgoing = request(new URL(incoming.url ?? '/', target), { method, headers }, targetResponse => {
    response.writeHead(targetResponse.statusCode ?? 500, targetResponse.headers)
    targetResponse.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

import { request, type IncomingMessage, type ServerResponse } from 'node:http'

export function forwardRequest(incoming: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers } = incoming
  const outgoing = request(new URL(incoming.url ?? '/', target), { method, headers }, answer => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

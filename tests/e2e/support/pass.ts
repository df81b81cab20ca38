import { request, type IncomingMessage, type ServerResponse } from 'node:http'

/** Hands a request on to another server, and its answer back. */
export function pass(incoming: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers } = incoming
  const passed = request(new URL(incoming.url ?? '/', target), { method, headers }, given => {
    response.writeHead(given.statusCode ?? 500, given.headers)
    given.pipe(response)
  })
  passed.on('error', () => response.destroy())
  incoming.pipe(passed)
}

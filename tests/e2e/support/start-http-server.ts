import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

interface HttpServer {
  readonly url: string
  readonly server: Server
  /** Closes open connections. */
  readonly stop: () => Promise<void>
}

export async function startHttpServer(listener: RequestListener, port = 0): Promise<HttpServer> {
  const server = createServer(listener).listen(port, '127.0.0.1')
  // No limit, because `forwardRequest` forwards the site's `Keep-Alive: timeout=72`. Node's own limit is 5 s.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    server,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

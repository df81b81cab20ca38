import { once } from 'node:events'
import { createServer } from 'node:http'
import { pass } from './pass.ts'

/** Passes everything on to a site, but holds the second half of one document back until `finish`. */
export async function slowDocument(site: string, path: string) {
  const document = await fetch(site + path)
  const html = await document.text()
  const half = html.indexOf('<main')
  let finish = (): void => undefined
  const server = createServer((incoming, response) => {
    if (incoming.url !== path) return pass(incoming, response, site)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': document.headers.get('content-security-policy') ?? '',
    })
    response.write(html.slice(0, half))
    finish = () => void response.end(html.slice(half))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    finish: () => finish(),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

import { startHttpServer } from './start-http-server.ts'
import { forwardRequest } from './forward-request.ts'

/** Sends the document at `path` only up to `<main`. `finish` sends the rest. */
export async function startSlowDocumentProxy(siteUrl: string, path: string) {
  const document = await fetch(siteUrl + path)
  const html = await document.text()
  const splitIndex = html.indexOf('<main')
  let finish = (): void => undefined
  const { url, stop } = await startHttpServer((incoming, response) => {
    if (incoming.url !== path) return forwardRequest(incoming, response, siteUrl)
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': document.headers.get('content-security-policy') ?? '',
    })
    response.write(html.slice(0, splitIndex))
    finish = () => void response.end(html.slice(splitIndex))
  })
  return { url, finish: () => finish(), stop }
}

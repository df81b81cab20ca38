import { forwardRequest } from './forward-request.ts'
import { startHttpServer } from './start-http-server.ts'

export interface CuttableProxy {
  readonly url: string
  readonly setCut: (isCut: boolean) => void
  /** From now on, answers requests for this path with the script. */
  readonly replaceScript: (path: string, script: string) => void
  readonly stop: () => Promise<void>
}

export async function startCuttableProxy(siteUrl: string): Promise<CuttableProxy> {
  const scripts = new Map<string, string>()
  let isCut = false
  const { url, server, stop } = await startHttpServer((incoming, response) => {
    const script = scripts.get(incoming.url ?? '')
    if (isCut) incoming.socket.destroy()
    else if (script === undefined) forwardRequest(incoming, response, siteUrl)
    else response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script)
  })
  return {
    url,
    setCut(shouldCut) {
      isCut = shouldCut
      if (isCut) server.closeAllConnections()
    },
    replaceScript: (path, script) => void scripts.set(path, script),
    stop,
  }
}

import { forwardRequest } from './forward-request.ts'
import { startHttpServer } from './start-http-server.ts'

interface HeldRequests {
  readonly firstRequest: Promise<void>
  readonly release: () => void
}

export interface CuttableProxy {
  readonly url: string
  readonly setCut: (isCut: boolean) => void
  /** From now on, holds requests for this path (including its query) until `release` is called. */
  readonly hold: (path: string) => HeldRequests
  readonly replaceScript: (path: string, script: string) => void
  readonly stop: () => Promise<void>
}

function createDeferred() {
  let resolvePromise: () => void = () => undefined
  const promise = new Promise<void>(resolve => (resolvePromise = resolve))
  return { promise, resolve: () => resolvePromise() }
}

export async function startCuttableProxy(siteUrl: string): Promise<CuttableProxy> {
  const scripts = new Map<string, string>()
  const holds = new Map<string, { readonly onRequest: () => void; readonly releasePromise: Promise<void> }>()
  let isCut = false
  const { url, server, stop } = await startHttpServer((incoming, response) => {
    const script = scripts.get(incoming.url ?? '')
    const hold = holds.get(incoming.url ?? '')
    hold?.onRequest()
    if (isCut) incoming.socket.destroy()
    else if (hold) void hold.releasePromise.then(() => forwardRequest(incoming, response, siteUrl))
    else if (script === undefined) forwardRequest(incoming, response, siteUrl)
    else response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script)
  })
  return {
    url,
    setCut(shouldCut) {
      isCut = shouldCut
      if (isCut) server.closeAllConnections()
    },
    hold(path) {
      const [request, release] = [createDeferred(), createDeferred()]
      holds.set(path, { onRequest: request.resolve, releasePromise: release.promise })
      return { firstRequest: request.promise, release: release.resolve }
    },
    replaceScript: (path, script) => void scripts.set(path, script),
    stop,
  }
}

import { forwardRequest } from './forward-request.ts'
import { startHttpServer } from './start-http-server.ts'

interface Hold {
  /** Resolves at the first request. */
  readonly requested: Promise<void>
  readonly release: () => void
}

export interface CuttableProxy {
  readonly url: string
  readonly setCut: (isCut: boolean) => void
  /** From now on, forwards requests for this path, with this query, only once they are released. */
  readonly hold: (path: string) => Hold
  /** From now on, answers requests for this path with the script. */
  readonly replaceScript: (path: string, script: string) => void
  readonly stop: () => Promise<void>
}

function createGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return { opened, open: () => open() }
}

export async function startCuttableProxy(siteUrl: string): Promise<CuttableProxy> {
  const scripts = new Map<string, string>()
  const holds = new Map<string, { readonly report: () => void; readonly released: Promise<void> }>()
  let isCut = false
  const { url, server, stop } = await startHttpServer((incoming, response) => {
    const script = scripts.get(incoming.url ?? '')
    const hold = holds.get(incoming.url ?? '')
    hold?.report()
    if (isCut) incoming.socket.destroy()
    else if (hold) void hold.released.then(() => forwardRequest(incoming, response, siteUrl))
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
      const [requested, released] = [createGate(), createGate()]
      holds.set(path, { report: requested.open, released: released.opened })
      return { requested: requested.opened, release: released.open }
    },
    replaceScript: (path, script) => void scripts.set(path, script),
    stop,
  }
}

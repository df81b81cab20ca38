import { forwardRequest } from './forward-request.ts'
import { startHttpServer } from './start-http-server.ts'

export interface CuttableProxy {
  readonly url: string
  readonly setCut: (isCut: boolean) => void
  readonly setTarget: (siteUrl: string) => void
  readonly stop: () => Promise<void>
}

export async function startCuttableProxy(siteUrl: string): Promise<CuttableProxy> {
  let target = siteUrl
  let isCut = false
  const { url, server, stop } = await startHttpServer((incoming, response) => {
    if (isCut) incoming.socket.destroy()
    else forwardRequest(incoming, response, target)
  })
  return {
    url,
    setCut(shouldCut) {
      isCut = shouldCut
      if (isCut) server.closeAllConnections()
    },
    setTarget: newTarget => (target = newTarget),
    stop,
  }
}

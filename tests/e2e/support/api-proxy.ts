import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDamage, sendDamagedResponse, type Damage } from '#tests/servers/send-damaged-response.ts'
import { startHttpServer } from './start-http-server.ts'
import { forwardRequest } from './forward-request.ts'

/** `unreachable` closes connections, `silent` waits for `setBehavior`, `failing` returns 500, `broken` invalid JSON. */
export type ApiBehavior = 'good' | 'unreachable' | 'silent' | 'failing' | 'broken' | Damage

export interface ApiProxy {
  readonly url: string
  /** The calls since the last `setBehavior`, such as `GET /api/regions?lang=ru`. */
  readonly getCalls: () => readonly string[]
  /** The largest number of concurrent calls with a matching path since the last `setBehavior`. */
  readonly getMaxConcurrentCalls: () => number
  /** Sets the behavior for calls whose path matches, including waiting calls. */
  readonly setBehavior: (behavior: ApiBehavior, paths?: RegExp) => void
  readonly stop: () => Promise<void>
}

export async function startApiProxy(target: string, port?: number): Promise<ApiProxy> {
  let calls: string[] = []
  const openCalls = new Set<IncomingMessage>()
  let maxOpenCalls = 0
  let behavior: ApiBehavior = 'good'
  let affectedPaths = /^/
  let waitingCalls: (() => void)[] = []

  const isAffected = ({ url: path = '' }: IncomingMessage) => affectedPaths.test(path)
  const countOpenCalls = () => [...openCalls].filter(isAffected).length

  const respond = (incoming: IncomingMessage, response: ServerResponse): void => {
    const mode = isAffected(incoming) ? behavior : 'good'
    if (mode === 'silent') waitingCalls.push(() => respond(incoming, response))
    else if (mode === 'unreachable') incoming.destroy()
    else if (isDamage(mode)) sendDamagedResponse(mode, response)
    else if (mode === 'failing')
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"planted"}')
    else if (mode === 'broken')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"city":{"id":"planted')
    else forwardRequest(incoming, response, target)
  }
  const { url, stop } = await startHttpServer((incoming, response) => {
    calls.push(`${incoming.method} ${incoming.url}`)
    openCalls.add(incoming)
    response.once('close', () => openCalls.delete(incoming))
    maxOpenCalls = Math.max(maxOpenCalls, countOpenCalls())
    respond(incoming, response)
  }, port)

  return {
    url,
    getCalls: () => calls,
    getMaxConcurrentCalls: () => maxOpenCalls,
    setBehavior(nextBehavior, paths = /^/) {
      behavior = nextBehavior
      affectedPaths = paths
      calls = []
      maxOpenCalls = countOpenCalls()
      const callsToResume = waitingCalls
      waitingCalls = []
      for (const resume of callsToResume) resume()
    },
    stop,
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDamage, sendDamagedAnswer, type Damage } from '#tests/servers/send-damaged-answer.ts'
import { startHttpServer } from './start-http-server.ts'
import { forwardRequest } from './forward-request.ts'

/** `dead` closes connections, `silent` responds only after the next `behave`, `failing` returns 500, `broken` invalid JSON. */
export type ApiBehaviour = 'good' | 'dead' | 'silent' | 'failing' | 'broken' | Damage

export interface ApiProxy {
  readonly url: string
  /** The calls since the last `behave`, as `GET /api/regions?lang=ru`. */
  readonly calls: () => readonly string[]
  /** Largest number of concurrent affected calls since the last `behave`. */
  readonly maxConcurrentCalls: () => number
  /** Applies to calls whose path matches, including those that are waiting. */
  readonly behave: (behaviour: ApiBehaviour, paths?: RegExp) => void
  readonly stop: () => Promise<void>
}

/** Starts a proxy between the site and its API that records calls and simulates failures. */
export async function startApiProxy(target: string, port?: number): Promise<ApiProxy> {
  let calls: string[] = []
  const open = new Set<IncomingMessage>()
  let maxOpen = 0
  let behaviour: ApiBehaviour = 'good'
  let affectedPaths = /^/
  let waiting: (() => void)[] = []

  const answer = (incoming: IncomingMessage, response: ServerResponse): void => {
    const current = affectedPaths.test(incoming.url ?? '') ? behaviour : 'good'
    if (current === 'silent') waiting.push(() => answer(incoming, response))
    else if (current === 'dead') incoming.destroy()
    else if (isDamage(current)) sendDamagedAnswer(current, response)
    else if (current === 'failing')
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"planted"}')
    else if (current === 'broken')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"city":{"id":"planted')
    else forwardRequest(incoming, response, target)
  }
  const { url, stop } = await startHttpServer((incoming, response) => {
    calls.push(`${incoming.method} ${incoming.url}`)
    if (affectedPaths.test(incoming.url ?? '')) {
      maxOpen = Math.max(maxOpen, open.add(incoming).size)
      response.once('close', () => open.delete(incoming))
    }
    answer(incoming, response)
  }, port)

  return {
    url,
    calls: () => calls,
    maxConcurrentCalls: () => maxOpen,
    behave(next, paths = /^/) {
      behaviour = next
      affectedPaths = paths
      calls = []
      maxOpen = open.size
      const waited = waiting
      waiting = []
      for (const resume of waited) resume()
    },
    stop,
  }
}

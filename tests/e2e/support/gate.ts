import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from './listen.ts'
import { pass } from './pass.ts'

/** What the API is like: as it is, out of reach, silent until it is something else, failing, or talking nonsense. */
export type GateMode = 'good' | 'dead' | 'silent' | 'failing' | 'broken'

export interface Gate {
  readonly url: string
  /** The calls since the last `behave`, as `GET /api/regions?lang=ru`. */
  readonly calls: () => readonly string[]
  /** How many affected calls were open at the same time, at most, since the last `behave`. */
  readonly mostAtOnce: () => number
  /** Calls that wait meanwhile are answered in the new manner. Only calls whose path matches are affected. */
  readonly behave: (manner: GateMode, paths?: RegExp) => void
  readonly stop: () => Promise<void>
}

/** Stands between the site and its API: counts what passes, and lets it pass or not. */
export async function openGate(target: string): Promise<Gate> {
  let calls: string[] = []
  const open = new Set<IncomingMessage>()
  let most = 0
  let manner: GateMode = 'good'
  let affected = /^/
  let waiting: (() => void)[] = []

  const answer = (incoming: IncomingMessage, response: ServerResponse): void => {
    const now = affected.test(incoming.url ?? '') ? manner : 'good'
    if (now === 'silent') waiting.push(() => answer(incoming, response))
    else if (now === 'dead') incoming.destroy()
    else if (now === 'failing')
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"planted"}')
    else if (now === 'broken')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"city":{"id":"planted')
    else pass(incoming, response, target)
  }
  const { url, stop } = await listen((incoming, response) => {
    calls.push(`${incoming.method} ${incoming.url}`)
    if (affected.test(incoming.url ?? '')) {
      most = Math.max(most, open.add(incoming).size)
      response.once('close', () => open.delete(incoming))
    }
    answer(incoming, response)
  })

  return {
    url,
    calls: () => calls,
    mostAtOnce: () => most,
    behave(next, paths = /^/) {
      manner = next
      affected = paths
      calls = []
      most = open.size
      const waited = waiting
      waiting = []
      for (const resume of waited) resume()
    },
    stop,
  }
}

import { get, type Agent, type IncomingMessage } from 'node:http'

export interface Visit {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The status of a whole answer, or why there was none; `cut`: it began and did not end. */
export type VisitOutcome = number | 'refused' | 'reset' | 'cut' | 'timeout'

export interface VisitResult {
  readonly outcome: VisitOutcome
  readonly ms: number
  readonly isCacheable: boolean
}

/** Milliseconds: as long as the site gives a request at most. */
const timeoutMs = 30_000

/** Asks as browsers do and reads the answer to its end. Never fails. */
export function visit(origin: string, { path, headers }: Visit, agent: Agent): Promise<VisitResult> {
  const startedAt = performance.now()
  return new Promise(resolve => {
    const end = (outcome: VisitOutcome, isCacheable = false) => {
      resolve({ outcome, ms: performance.now() - startedAt, isCacheable })
    }
    const request = get(
      origin + path,
      { agent, headers: { 'accept-encoding': 'br', ...headers }, signal: AbortSignal.timeout(timeoutMs) },
      (response: IncomingMessage) => {
        response.resume()
        response.on('error', () => undefined)
        response.once('close', () => {
          if (response.complete) end(response.statusCode ?? 0, !response.headers['cache-control']?.includes('no-store'))
          else end('cut')
        })
      },
    )
    request.once('error', error => {
      const code = 'code' in error ? error.code : undefined
      end(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? 'timeout'
          : code === 'ECONNREFUSED'
            ? 'refused'
            : 'reset',
      )
    })
  })
}

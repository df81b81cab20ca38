import { request as sendRequest, type Agent, type IncomingMessage } from 'node:http'

export interface Visit {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The status of a complete response, or the failure. `reset` also stands for any other network error. */
export type StatusOrFailure = number | 'refused' | 'reset' | 'truncated' | 'timeout'

export interface VisitResult {
  readonly statusOrFailure: StatusOrFailure
  readonly ms: number
  /** False if the response has `no-store`, or is incomplete. */
  readonly isCacheable: boolean
}

/** As long as the site's own timeout for receiving a request. */
const timeoutMs = 30_000

/** Never rejects. */
export function visit(origin: string, { path, headers, body }: Visit, agent: Agent): Promise<VisitResult> {
  const startedAt = performance.now()
  return new Promise(resolve => {
    const finish = (statusOrFailure: StatusOrFailure, isCacheable = false) => {
      resolve({ statusOrFailure, ms: performance.now() - startedAt, isCacheable })
    }
    const request = sendRequest(
      origin,
      {
        // Not in the URL, in which Node would resolve `..` and `%2e%2e`.
        path,
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'accept-encoding': 'br', ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response: IncomingMessage) => {
        response.resume()
        response.on('error', () => undefined)
        response.once('close', () => {
          if (response.complete)
            finish(response.statusCode ?? 0, !response.headers['cache-control']?.includes('no-store'))
          else finish('truncated')
        })
      },
    )
    request.end(body)
    request.once('error', error => {
      const code = 'code' in error ? error.code : undefined
      finish(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? 'timeout'
          : code === 'ECONNREFUSED'
            ? 'refused'
            : 'reset',
      )
    })
  })
}

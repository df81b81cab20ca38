import type { Fetch } from './exchange.ts'
import { fetchOnNewConnection } from './fetch-on-new-connection.ts'
import { isConnectionBroken } from './connection-errors.ts'

/**
 * Servers may close an idle connection at any time, even while a request is in flight. Each write therefore uses a new
 * connection. A read whose connection breaks before the response is resent once on a new connection; the retry policy
 * does not count this as an attempt.
 */
export const avoidStaleConnections =
  (pooledFetch: Fetch): Fetch =>
  async (url, init) => {
    if (init.method !== undefined && init.method !== 'GET') return fetchOnNewConnection(url, init)
    try {
      return await pooledFetch(url, init)
    } catch (error) {
      if (!isConnectionBroken(error)) throw error
      return fetchOnNewConnection(url, init)
    }
  }

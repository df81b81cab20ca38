import type { Fetch } from './exchange.ts'
import { fetchOnNewConnection } from './fetch-on-new-connection.ts'
import { isConnectionBroken } from './connection-errors.ts'

/**
 * Servers close idle connections at any moment, even while a request is on its way. Writes therefore get a new connection each. A read
 * whose connection breaks before the answer is sent once more on a new one; that is not an attempt of the retry policy.
 */
export const avoidStaleConnections =
  (pooledFetch: Fetch): Fetch =>
  async (address, init) => {
    if (init.method !== undefined && init.method !== 'GET') return fetchOnNewConnection(address, init)
    try {
      return await pooledFetch(address, init)
    } catch (error) {
      if (!isConnectionBroken(error)) throw error
      return fetchOnNewConnection(address, init)
    }
  }

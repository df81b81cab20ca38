import type { Fetch } from './exchange.ts'
import { fetchOnNewConnection } from './new-connection.ts'
import { isConnectionBroken } from './broken-connection.ts'

/**
 * Servers close idle connections at any moment, even while a request is on its way. Writes therefore get a new connection each. A read
 * whose connection breaks before the answer is sent once more on a new one; that is not an attempt of the retry policy.
 */
export const avoidStaleConnections =
  (pooled: Fetch): Fetch =>
  async (address, init) => {
    if (init.method !== undefined && init.method !== 'GET') return fetchOnNewConnection(address, init)
    try {
      return await pooled(address, init)
    } catch (error) {
      if (!isConnectionBroken(error)) throw error
      return fetchOnNewConnection(address, init)
    }
  }

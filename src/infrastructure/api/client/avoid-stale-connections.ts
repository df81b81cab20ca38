import type { Fetch } from './exchange.ts'
import { fetchOnNewConnection } from './fetch-on-new-connection.ts'
import { isConnectionBroken } from './connection-errors.ts'

/** A server may close an idle connection while a request is in flight, so each write opens a new connection. */
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

import type { Fetch } from './exchange.ts'
import { fetchOnNewConnection } from './fetch-on-new-connection.ts'
import { isConnectionBroken } from './connection-errors.ts'

/** A server may close an idle connection just as a request arrives. Only a read can then be repeated. */
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

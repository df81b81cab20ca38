import { getResponse } from 'msw'
import type { WorldNow } from './answering'
import { handlersOf } from './handlers'

export interface Told {
  readonly status: number
  readonly body: unknown
}

/** Asks the handlers without a listener, for tests. */
export function asking(worldNow: WorldNow): (path: string, method?: string) => Promise<Told> {
  const handlers = handlersOf(worldNow)
  return async (path, method = 'GET') => {
    const response = await getResponse(handlers, new Request(new URL(path, 'http://api.test'), { method }))
    const body: unknown = await response?.json()
    return { status: response?.status ?? 0, body }
  }
}

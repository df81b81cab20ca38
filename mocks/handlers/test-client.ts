import { getResponse } from 'msw'
import type { GetWorld } from './handler.ts'
import { createHandlers } from './handlers.ts'

export interface TestResponse {
  readonly status: number
  readonly body: unknown
  readonly retryAfter?: number
}

interface TestRequest {
  readonly method?: string
  readonly token?: string
  readonly body?: unknown
}

/** Calls the handlers without a listener, for tests. */
export function createTestClient(getWorld: GetWorld): (path: string, sending?: TestRequest) => Promise<TestResponse> {
  const handlers = createHandlers(getWorld)
  return async (path, { method = 'GET', token, body: sent } = {}) => {
    const address = new URL(path, 'http://api.test')
    if (!address.searchParams.has('lang')) address.searchParams.set('lang', 'ru')
    const request = new Request(address, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    })
    const response = await getResponse(handlers, request)
    const text = await response?.text()
    const body: unknown = text ? JSON.parse(text) : undefined
    const retryAfter = response?.headers.get('retry-after')
    return { status: response?.status ?? 0, body, ...(retryAfter && { retryAfter: Number(retryAfter) }) }
  }
}

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

export function createTestClient(getWorld: GetWorld): (path: string, request?: TestRequest) => Promise<TestResponse> {
  const handlers = createHandlers(getWorld)
  return async (path, { method = 'GET', token, body: requestBody } = {}) => {
    const url = new URL(path, 'http://api.test')
    if (!url.searchParams.has('lang')) url.searchParams.set('lang', 'ru')
    const request = new Request(url, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(requestBody !== undefined && { body: JSON.stringify(requestBody) }),
    })
    const response = await getResponse(handlers, request)
    const text = await response?.text()
    const body: unknown = text ? JSON.parse(text) : undefined
    const retryAfter = response?.headers.get('retry-after')
    return { status: response?.status ?? 0, body, ...(retryAfter && { retryAfter: Number(retryAfter) }) }
  }
}

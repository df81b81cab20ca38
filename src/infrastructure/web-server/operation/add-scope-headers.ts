import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Fetch } from '#infrastructure/api/client/exchange.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'

export const addScopeHeaders =
  (fetch: Fetch, scope: Pick<AsyncLocalStorage<Scope>, 'getStore'>): Fetch =>
  (url, init) => {
    const { id, visitorIp } = scope.getStore() ?? {}
    const headers = new Headers(init.headers)
    if (id !== undefined) headers.set('x-request-id', id)
    if (visitorIp !== undefined) headers.set('x-forwarded-for', visitorIp)
    return fetch(url, { ...init, headers })
  }

import type { AsyncLocalStorage } from 'node:async_hooks'
import { Exit, type Tracer } from 'effect'
import type { Exchange, Fetch } from '#infrastructure/api/client/exchange.ts'
import { startSpan } from '#infrastructure/runtime/run-in-scope.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'
import { getPathTemplate } from './get-path-template.ts'

export const traceApiCalls =
  (exchange: Exchange, tracer: Tracer.Tracer, scope: Pick<AsyncLocalStorage<Scope>, 'getStore'>): Exchange =>
  async (fetch, request, signal) => {
    const name = `${request.method} ${getPathTemplate(request.url)}`
    const { span, end } = startSpan(tracer, { name, kind: 'client', parent: scope.getStore()?.span })
    const fetchWithTraceparent: Fetch = (url, init) => {
      const headers = new Headers(init.headers)
      headers.set('traceparent', `00-${span.traceId}-${span.spanId}-01`)
      return fetch(url, { ...init, headers })
    }
    try {
      const response = await exchange(fetchWithTraceparent, request, signal)
      span.attribute('http.response.status_code', response.status)
      end()
      return response
    } catch (error) {
      end(Exit.die(error))
      throw error
    }
  }

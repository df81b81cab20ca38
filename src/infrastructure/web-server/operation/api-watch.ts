import type { Exchange } from '#infrastructure/api/client/exchange.ts'

export type ApiState = 'not asked yet' | 'answering' | 'failing'

export interface ApiAttempt {
  readonly url: string
  /** 'unreachable' also if the body broke off. */
  readonly result: number | 'unreachable'
  readonly ms: number
}

export interface ApiWatch {
  readonly exchange: Exchange
  readonly getState: () => ApiState
  readonly recordBrokenResponse: () => void
  readonly countBrokenResponses: () => number
  readonly observe: (observer: (attempt: ApiAttempt) => void) => void
}

export function createApiWatch(exchange: Exchange): ApiWatch {
  let state: ApiState = 'not asked yet'
  let brokenCount = 0
  const observers: ((attempt: ApiAttempt) => void)[] = []
  const recordAttempt = (url: string, result: ApiAttempt['result'], startedAt: number) => {
    state = typeof result === 'number' && result < 500 ? 'answering' : 'failing'
    for (const observer of observers) observer({ url, result, ms: performance.now() - startedAt })
  }
  return {
    getState: () => state,
    recordBrokenResponse: () => void (brokenCount += 1),
    countBrokenResponses: () => brokenCount,
    observe: observer => void observers.push(observer),
    async exchange(fetch, request, signal) {
      const startedAt = performance.now()
      try {
        const response = await exchange(fetch, request, signal)
        recordAttempt(request.url, response.status, startedAt)
        return response
      } catch (error) {
        recordAttempt(request.url, 'unreachable', startedAt)
        throw error
      }
    },
  }
}

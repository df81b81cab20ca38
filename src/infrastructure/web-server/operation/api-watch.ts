import type { Fetch } from '#infrastructure/api/client/exchange.ts'

export type ApiState = 'not asked yet' | 'answering' | 'failing'

export interface ApiAttempt {
  readonly address: string
  readonly ended: number | 'unreachable'
  readonly ms: number
}

export interface ApiWatch {
  readonly fetch: Fetch
  /** Whether the last attempt was answered below 500. */
  readonly state: () => ApiState
  readonly observe: (observer: (attempt: ApiAttempt) => void) => void
}

/** Observes calls to the API, for `/healthz` and metrics. */
export function createApiWatch(fetch: Fetch): ApiWatch {
  let state: ApiState = 'not asked yet'
  const observers: ((attempt: ApiAttempt) => void)[] = []
  const note = (address: string, ended: ApiAttempt['ended'], started: number) => {
    state = typeof ended === 'number' && ended < 500 ? 'answering' : 'failing'
    for (const observer of observers) observer({ address, ended, ms: performance.now() - started })
  }
  return {
    state: () => state,
    observe: observer => void observers.push(observer),
    async fetch(address, init) {
      const started = performance.now()
      try {
        const answer = await fetch(address, init)
        note(address, answer.status, started)
        return answer
      } catch (error) {
        note(address, 'unreachable', started)
        throw error
      }
    },
  }
}

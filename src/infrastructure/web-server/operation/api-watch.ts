import type { Fetch } from '#infrastructure/api/client/exchange.ts'
import type { AsyncLocalStorage } from 'node:async_hooks'
import type { Scope } from '#infrastructure/runtime/runtime.ts'

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
export function apiWatch(fetch: Fetch): ApiWatch {
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

/** Sends the request id and, for a visitor's own calls, their IP address. */
export const apiFetch =
  (fetch: Fetch, scope: Pick<AsyncLocalStorage<Scope>, 'getStore'>): Fetch =>
  (address, init) => {
    const { id, visitor } = scope.getStore() ?? {}
    const headers = new Headers(init.headers)
    if (id !== undefined) headers.set('x-request-id', id)
    if (visitor !== undefined) headers.set('x-forwarded-for', visitor)
    return fetch(address, { ...init, headers })
  }

/** What every suggestion needs, whatever is typed. */
const sharedPaths = new Set(['/api/regions', '/api/categories'])
/** Milliseconds. */
const sharedFor = 60_000

/** Answers suggestions' calls for the regions and the category tree from memory: typing must not read them again and again. */
export function sharedReads(
  fetch: Fetch,
  scope: Pick<AsyncLocalStorage<Scope>, 'getStore'>,
  now: () => number = Date.now,
): Fetch {
  const known = new Map<string, { readonly text: Promise<string>; readonly since: number }>()

  return async (address, init) => {
    const isShared = scope.getStore()?.sharedReads === true && sharedPaths.has(new URL(address).pathname)
    if (!isShared || new Headers(init.headers).has('authorization')) return fetch(address, init)
    const entry = known.get(address)
    if (entry && now() - entry.since < sharedFor) {
      const text = await entry.text.catch(() => undefined)
      if (text !== undefined) return new Response(text, { headers: { 'content-type': 'application/json' } })
    }
    const response = await fetch(address, init)
    if (response.ok) known.set(address, { text: response.clone().text(), since: now() })
    return response
  }
}

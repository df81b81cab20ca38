import { clientUseCases, type ClientUseCases, type ClientUseCaseName } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'

type Failed<E> = Outcome<never, E>

const failUnavailable = (reason: ApiUnavailable['reason']): Failed<ApiUnavailable> => ({
  ok: false,
  error: { _tag: 'ApiUnavailable', reason },
})

/** Milliseconds. The site itself waits 8 s for the API. */
const mutationTimeoutMs = 20_000
/** For a 429 of a proxy in front of the site. */
const toTooManyRequests = (answer: Response): Failed<TooManyRequests> => ({
  ok: false,
  error: { _tag: 'TooManyRequests', retryAfter: Number(answer.headers.get('retry-after')) || 60 },
})

const isOutcome = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  (value.ok === true || ('error' in value && typeof value.error === 'object' && value.error !== null))

const requestMutation = (name: ClientUseCaseName, lang: Locale, input: unknown): [string, RequestInit] => [
  `/use-cases/${name}`,
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ lang, input }) },
]

const requestQuery = (name: ClientUseCaseName, lang: Locale, input: unknown): [string, RequestInit] => {
  const parameters = new URLSearchParams({
    lang,
    ...(input !== undefined && { input: JSON.stringify(input) }),
  })
  return [`/use-cases/${name}?${parameters}`, {}]
}

interface Options {
  readonly signal?: AbortSignal
}

/**
 * For a response that is not an Outcome, from a proxy or an interrupted site. A 4xx rejected a mutation before it ran;
 * with any other status it may have run.
 */
function getReason({ status }: Response, isMutation: boolean): ApiUnavailable['reason'] {
  if (!isMutation) return 'unreachable'
  return status >= 400 && status < 500 ? 'refused' : 'timeout'
}

async function fetchOutcome(address: string, init: RequestInit, isMutation: boolean): Promise<unknown> {
  // Only offline proves that nothing was sent: refused and interrupted connections look the same.
  const isOffline = !navigator.onLine
  try {
    const answer = await fetch(address, init)
    // A failed use-case also answers with an Outcome; a proxy does not.
    const outcome: unknown = await answer.json().catch(() => undefined)
    if (isOutcome(outcome)) return outcome
    return answer.status === 429 ? toTooManyRequests(answer) : failUnavailable(getReason(answer, isMutation))
  } catch {
    if (isOffline) return failUnavailable('offline')
    return failUnavailable(isMutation ? 'timeout' : 'unreachable')
  }
}

async function mutate(name: ClientUseCaseName, locale: Locale, input: unknown, signal?: AbortSignal): Promise<unknown> {
  const ending = new AbortController()
  const abort = () => ending.abort()
  const timer = setTimeout(abort, mutationTimeoutMs)
  signal?.addEventListener('abort', abort)
  const [address, init] = requestMutation(name, locale, input)
  try {
    return await fetchOutcome(address, { ...init, signal: ending.signal }, true)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function call(locale: Locale, name: ClientUseCaseName, input: unknown, { signal }: Options): Promise<unknown> {
  if (clientUseCases[name] === 'mutation') return mutate(name, locale, input, signal)
  const [address, init] = requestQuery(name, locale, input)
  return fetchOutcome(address, { ...init, signal: signal ?? null }, false)
}

/** The use-cases over HTTP. A call always resolves to an Outcome, and then calls `ended`. */
export function createRpcClient(locale: Locale, ended: () => void = () => undefined): ClientUseCases {
  const names = Object.keys(clientUseCases) as ClientUseCaseName[]
  const calls = names.map(name => [
    name,
    (input?: unknown, options: Options = {}) => call(locale, name, input, options).finally(ended),
  ])
  // The loop covers every name of the table.
  return Object.fromEntries(calls) as ClientUseCases
}

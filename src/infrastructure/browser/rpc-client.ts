import { clientUseCases, type ClientUseCases, type ClientUseCaseName } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import { defaultRetryAfter, type ApiUnavailable, type TooManyRequests } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'

type FailedOutcome<E> = Outcome<never, E>

const failUnavailable = (reason: ApiUnavailable['reason']): FailedOutcome<ApiUnavailable> => ({
  ok: false,
  error: { _tag: 'ApiUnavailable', reason },
})

/** Longer than the site waits for one API call: 8 s for a mutation, at most 10 s for a query. */
const timeoutMs = 20_000

/** For a 429 of a proxy in front of the site. */
const toTooManyRequests = (response: Response): FailedOutcome<TooManyRequests> => ({
  ok: false,
  error: { _tag: 'TooManyRequests', retryAfter: Number(response.headers.get('retry-after')) || defaultRetryAfter },
})

const isOutcome = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  (value.ok === true || ('error' in value && typeof value.error === 'object' && value.error !== null))

const createMutationRequest = (name: ClientUseCaseName, lang: Locale, input: unknown): [string, RequestInit] => [
  `/use-cases/${name}`,
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ lang, input }) },
]

const createQueryRequest = (name: ClientUseCaseName, lang: Locale, input: unknown): [string, RequestInit] => {
  const parameters = new URLSearchParams({
    lang,
    ...(input !== undefined && { input: JSON.stringify(input) }),
  })
  return [`/use-cases/${name}?${parameters}`, { cache: 'no-cache' }]
}

interface CallOptions {
  readonly signal?: AbortSignal
}

/** A 4xx rejected the mutation before it ran. A proxy may send a 404 during a restart, so a retry may succeed. */
function getReason({ status }: Response, isMutation: boolean): ApiUnavailable['reason'] {
  if (!isMutation) return 'unreachable'
  if (status === 404) return 'failed'
  return status >= 400 && status < 500 ? 'refused' : 'timeout'
}

async function fetchOutcome(url: string, init: RequestInit, isMutation: boolean): Promise<unknown> {
  // Only an offline device proves that nothing was sent: refused and interrupted connections look the same.
  const isOffline = !navigator.onLine
  try {
    const response = await fetch(url, init)
    // The response of a failed use-case is an Outcome too; that of a proxy is not.
    const outcome: unknown = await response.json().catch(() => undefined)
    if (isOutcome(outcome)) return outcome
    return response.status === 429 ? toTooManyRequests(response) : failUnavailable(getReason(response, isMutation))
  } catch {
    if (isOffline) return failUnavailable('offline')
    return failUnavailable(isMutation ? 'timeout' : 'unreachable')
  }
}

async function call(
  locale: Locale,
  name: ClientUseCaseName,
  input: unknown,
  { signal }: CallOptions,
): Promise<unknown> {
  const isMutation = clientUseCases[name] === 'mutation'
  const [url, init] = (isMutation ? createMutationRequest : createQueryRequest)(name, locale, input)
  const abortController = new AbortController()
  const abort = () => abortController.abort()
  const timer = setTimeout(abort, timeoutMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    return await fetchOutcome(url, { ...init, signal: abortController.signal }, isMutation)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Calls never reject: every failure is an Outcome. */
export function createRpcClient(locale: Locale, onSettled: () => void = () => undefined): ClientUseCases {
  const names = Object.keys(clientUseCases) as ClientUseCaseName[]
  const calls = names.map(name => [
    name,
    (input?: unknown, options: CallOptions = {}) => call(locale, name, input, options).finally(onSettled),
  ])
  return Object.fromEntries(calls) as ClientUseCases
}

import { clientUseCases, type ClientUseCases, type ClientUseCaseName } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'

type Failed<E> = Outcome<never, E>

const unreachable: Failed<ApiUnavailable> = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } }

/** For a 429 that is not the site's own: a proxy in front of it may have limits too. */
const tooMany = (answer: Response): Failed<TooManyRequests> => ({
  ok: false,
  error: { _tag: 'TooManyRequests', retryAfter: Number(answer.headers.get('retry-after')) || 60 },
})

const isOutcome = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  (value.ok === true || ('error' in value && typeof value.error === 'object' && value.error !== null))

const mutation = (name: ClientUseCaseName, lang: Locale, input: unknown): [string, RequestInit] => [
  `/use-cases/${name}`,
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ lang, input }) },
]

const query = (name: ClientUseCaseName, lang: Locale, input: unknown): [string, RequestInit] => {
  const parameters = new URLSearchParams({ lang, ...(input !== undefined && { input: JSON.stringify(input) }) })
  return [`/use-cases/${name}?${parameters}`, {}]
}

async function call(locale: Locale, name: ClientUseCaseName, input: unknown, signal?: AbortSignal): Promise<unknown> {
  const [address, init] = (clientUseCases[name] === 'mutation' ? mutation : query)(name, locale, input)
  try {
    const answer = await fetch(address, { ...init, signal: signal ?? null })
    // A failed use-case answers its error's status with an Outcome; the answer of a proxy is none.
    const outcome: unknown = await answer.json().catch(() => undefined)
    if (isOutcome(outcome)) return outcome
    return answer.status === 429 ? tooMany(answer) : unreachable
  } catch {
    return unreachable
  }
}

/** The browser's use-cases over HTTP. A call always resolves to an Outcome; `ended` is then called. */
export function rpcClient(locale: Locale, ended: () => void = () => undefined): ClientUseCases {
  const names = Object.keys(clientUseCases) as ClientUseCaseName[]
  const calls = names.map(name => [
    name,
    (input?: unknown, options?: { readonly signal?: AbortSignal }) =>
      call(locale, name, input, options?.signal).finally(ended),
  ])
  // The loop covers every name of the table.
  return Object.fromEntries(calls) as ClientUseCases
}

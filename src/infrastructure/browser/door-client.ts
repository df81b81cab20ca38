import { offered, type Offered, type OfferedName } from '../../application/offered'
import type { Outcome } from '../../application/outcome'
import type { ApiUnavailable } from '../../domain/shared/api-unavailable'
import type { Locale } from '../../domain/shared/locale'

const unreachable: Outcome<never, ApiUnavailable> = {
  ok: false,
  error: { _tag: 'ApiUnavailable', reason: 'unreachable' },
}

const isOutcome = (value: unknown): boolean => typeof value === 'object' && value !== null && 'ok' in value

async function call(locale: Locale, name: OfferedName, input: unknown, signal?: AbortSignal): Promise<unknown> {
  const query = new URLSearchParams({ lang: locale, ...(input !== undefined && { input: JSON.stringify(input) }) })
  try {
    const answer = await fetch(`/use-cases/${name}?${query}`, { signal: signal ?? null })
    // A failed use-case has its error's status and still is an Outcome; anything else that answers in between is not.
    const outcome: unknown = await answer.json()
    return isOutcome(outcome) ? outcome : unreachable
  } catch {
    return unreachable
  }
}

/** The browser's use-cases: each name becomes an address of the site. */
export function doorClient(locale: Locale): Offered {
  const names = Object.keys(offered) as OfferedName[]
  const made = names.map(name => [
    name,
    (input?: unknown, options?: { readonly signal?: AbortSignal }) => call(locale, name, input, options?.signal),
  ])
  // A loop can't show that every name is there, the table's type can.
  return Object.fromEntries(made) as Offered
}

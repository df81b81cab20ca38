import type { Effect } from 'effect'
import type { EndpointName } from '#infrastructure/api/endpoints.ts'
import type { Gateways } from '#infrastructure/api/gateways.ts'
import type { ProviderStateName, ProviderStateParams } from '#contracts/provider-states.ts'

export interface GivenState {
  readonly name: ProviderStateName
  readonly params: ProviderStateParams[ProviderStateName]
}

export const givenState = <N extends ProviderStateName>(name: N, params: ProviderStateParams[N]): GivenState => ({
  name,
  params,
})

export type RefusalBody = { readonly error: string } | { readonly errors: Readonly<Record<string, readonly string[]>> }

/** A request of the site and one of the responses that it distinguishes. */
export interface Interaction {
  readonly endpoint: EndpointName
  /** Unique, for example 'the regions: found'. */
  readonly description: string
  readonly states: readonly GivenState[]
  /** Russian by default. */
  readonly lang?: 'en'
  readonly request: {
    readonly path: string
    /** The path with `${name}` for values that a state handler may return. */
    readonly pathFromState?: string
    readonly query?: Readonly<Record<string, string>>
    /** JSON, compared by value; may have matchers. */
    readonly body?: unknown
    /** The bearer token. */
    readonly token?: string
  }
  readonly response: {
    readonly status: number
    /** Statuses that the site treats alike. */
    readonly statuses?: readonly number[]
    /** The parts that the site reads. Undefined: only the status is read. */
    readonly body?: unknown
    /** The body says why the request is refused; the pact does not fix how (`pact.ts`). */
    readonly isRefusal?: true
  }
  readonly ask: (gateways: Gateways) => Effect.Effect<unknown, unknown>
  /** The result of the gateway. */
  readonly outcome: { readonly value: unknown } | { readonly error: unknown }
}

/** Any of these means that a write succeeded. */
export const writeSucceeded = { status: 200, statuses: [200, 201, 202] } as const
/** Also 204, if the site reads nothing of the body. */
export const unreadWriteSucceeded = { status: 200, statuses: [200, 201, 202, 204] } as const

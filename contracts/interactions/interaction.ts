import type { Effect } from 'effect'
import type { EndpointName } from '#infrastructure/api/endpoints.ts'
import type { Gateways } from '#infrastructure/api/gateways.ts'
import type { ProviderStateName, ProviderStateParams } from '#contracts/provider-states.ts'

export interface InteractionState {
  readonly name: ProviderStateName
  readonly params: ProviderStateParams[ProviderStateName]
}

export const createState = <N extends ProviderStateName>(
  name: N,
  params: ProviderStateParams[N],
): InteractionState => ({
  name,
  params,
})

export type RefusalBody = { readonly error: string } | { readonly errors: Readonly<Record<string, readonly string[]>> }

export interface Interaction {
  readonly endpoint: EndpointName
  /** Unique. */
  readonly description: string
  readonly states: readonly InteractionState[]
  readonly lang?: 'en'
  readonly request: {
    readonly path: string
    /** The path with `${name}` for values that a state handler may return. */
    readonly pathFromState?: string
    readonly query?: Readonly<Record<string, string>>
    /** JSON, compared by value; may have matchers. */
    readonly body?: unknown
    readonly token?: string
  }
  readonly response: {
    readonly status: number
    /** Statuses that the site treats alike. */
    readonly statuses?: readonly number[]
    /** The parts that the site reads. Undefined: only the status is read. */
    readonly body?: unknown
    /** The body has the reason for a refusal, in any of its forms (`pact.ts`). */
    readonly isRefusal?: true
  }
  readonly callGateway: (gateways: Gateways) => Effect.Effect<unknown, unknown>
  readonly outcome: { readonly value: unknown } | { readonly error: unknown }
}

export type Call = Pick<Interaction, 'endpoint' | 'request' | 'callGateway'>

export const writeSuccess = { status: 200, statuses: [200, 201, 202] } as const
export const writeSuccessWithoutBody = { status: 200, statuses: [200, 201, 202, 204] } as const

export const acceptedResult = { response: writeSuccessWithoutBody, outcome: { value: undefined } }

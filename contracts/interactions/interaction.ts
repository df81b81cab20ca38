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

/** One question of the product and one answer that it tells apart from the others. */
export interface Interaction {
  readonly endpoint: EndpointName
  /** Unique: 'the regions: found'. */
  readonly description: string
  readonly states: readonly GivenState[]
  /** The language of the question; Russian by default. */
  readonly lang?: 'en'
  readonly request: {
    readonly path: string
    readonly query?: Readonly<Record<string, string>>
    /** JSON, compared by value. */
    readonly body?: unknown
    /** Of whoever is signed in. */
    readonly token?: string
  }
  readonly response: {
    readonly status: number
    /** The product makes the same of these. */
    readonly statuses?: readonly number[]
    /** As the product reads it; without one, only the status counts. */
    readonly body?: unknown
  }
  /** Asks through the real gateways. */
  readonly ask: (gateways: Gateways) => Effect.Effect<unknown, unknown>
  /** What the product makes of the answer. */
  readonly outcome: { readonly value: unknown } | { readonly error: unknown }
}

/** Any of these tells that a write is done. */
export const writeSucceeded = { status: 200, statuses: [200, 201, 202] } as const
/** And these where nothing of the answer is read. */
export const unreadWriteSucceeded = { status: 200, statuses: [200, 201, 202, 204] } as const

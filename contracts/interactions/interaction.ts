import type { Effect } from 'effect'
import type { EndpointName } from '#infrastructure/api/endpoints.ts'
import type { Gateways } from '#infrastructure/api/gateways.ts'
import type { ProviderStateName, ProviderStateParams } from '#contracts/provider-states.ts'

export interface GivenState {
  readonly name: ProviderStateName
  readonly params: ProviderStateParams[ProviderStateName]
}

export const given = <N extends ProviderStateName>(name: N, params: ProviderStateParams[N]): GivenState => ({
  name,
  params,
})

/** One question of the product and one answer that it tells apart from the others. */
export interface Interaction {
  readonly endpoint: EndpointName
  /** Unique: 'the regions: found'. */
  readonly description: string
  readonly states: readonly GivenState[]
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
    readonly headers?: Readonly<Record<string, unknown>>
    readonly body: unknown
  }
  /** Asks through the real gateways. */
  readonly ask: (gateways: Gateways) => Effect.Effect<unknown, unknown>
  /** What the product makes of the answer. */
  readonly outcome: { readonly value: unknown } | { readonly error: unknown }
}

import { Exit, Schema } from 'effect'
import type { MutationName, QueryName } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { Inputs, UseCases } from '#application/use-cases.ts'
import { runtime, type Scope } from '#infrastructure/runtime/runtime.ts'
import { nothing, type Invalidated } from './invalidated.ts'
import { mutations, queries } from './procedures.ts'

export type RpcOutcome = Outcome<unknown, { readonly _tag: string }>

/** A use-case bound to a decoded input. */
export interface Call<A> {
  readonly run: () => Promise<A>
  /** As decoded: without the fields that the use-case does not know. */
  readonly input: unknown
}

export interface MutationResult {
  readonly outcome: RpcOutcome
  readonly invalidated: Invalidated
}

/** Undefined when the input does not decode. */
export function bindQuery<N extends QueryName>(
  useCases: UseCases,
  name: N,
  input: unknown,
): Call<RpcOutcome> | undefined {
  const codec: Schema.Decoder<Inputs[N]> = queries[name].input
  const decoded = Schema.decodeUnknownExit(codec)(input)
  return Exit.isSuccess(decoded) ? { run: () => useCases[name](decoded.value), input: decoded.value } : undefined
}

/** Undefined when the input does not decode. */
export function bindMutation<N extends MutationName>(
  useCases: UseCases,
  name: N,
  input: unknown,
): Call<MutationResult> | undefined {
  const { input: codec, invalidates } = mutations[name]
  const decoded = Schema.decodeUnknownExit(codec)(input)
  if (!Exit.isSuccess(decoded)) return undefined
  const run = async () => {
    const outcome = await useCases[name](decoded.value)
    return {
      outcome,
      invalidated: outcome.ok ? invalidates({ input: decoded.value, value: outcome.value }) : nothing,
    }
  }
  return { run, input: decoded.value }
}

/** Runs a call with the locale and session of its request. */
export const runCall = <A>(scope: Scope, call: Call<A>): Promise<A> =>
  runtime().scope.run(scope, async () => call.run())

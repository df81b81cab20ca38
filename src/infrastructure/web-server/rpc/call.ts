import { Exit, Schema } from 'effect'
import { errorEntry } from '#application/error-table.ts'
import type { ClientUseCaseName, MutationName } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { Inputs, UseCases } from '#application/use-cases.ts'
import { runtime, type Scope } from '#infrastructure/web-server/runtime.ts'
import { codecs } from './inputs.ts'
import { invalidates, nothing, type Invalidated } from './invalidated.ts'

export type RpcOutcome = Outcome<unknown, { readonly _tag: string }>

/** An offered use-case with an input that its codec let pass. */
export interface Call<A> {
  readonly run: () => Promise<A>
  /** The input as it was read: what the use-case does not know of is no part of it. */
  readonly input: unknown
}

export interface MutationResult {
  readonly outcome: RpcOutcome
  readonly invalidated: Invalidated
}

function decode<N extends ClientUseCaseName>(name: N, input: unknown) {
  const codec: Schema.Decoder<Inputs[N]> = codecs[name]
  return Schema.decodeUnknownExit(codec)(input)
}

/** Binds a use-case to what a browser sent; undefined when the input does not decode. */
export function bindQuery<N extends ClientUseCaseName>(
  useCases: UseCases,
  name: N,
  input: unknown,
): Call<RpcOutcome> | undefined {
  const decoded = decode(name, input)
  return Exit.isSuccess(decoded) ? { run: () => useCases[name](decoded.value), input: decoded.value } : undefined
}

/** The same for a write, which also tells what it made old. */
export function bindMutation<N extends MutationName>(
  useCases: UseCases,
  name: N,
  input: unknown,
): Call<MutationResult> | undefined {
  const decoded = decode(name, input)
  if (!Exit.isSuccess(decoded)) return undefined
  const run = async () => {
    const outcome = await useCases[name](decoded.value)
    return {
      outcome,
      invalidated: outcome.ok ? invalidates[name]({ input: decoded.value, value: outcome.value }) : nothing,
    }
  }
  return { run, input: decoded.value }
}

/** Runs a call in the language, and with the session, of whoever made it. */
export const runCall = <A>(scope: Scope, call: Call<A>): Promise<A> =>
  runtime().scope.run(scope, async () => call.run())

export const statusOf = (outcome: RpcOutcome): number => (outcome.ok ? 200 : errorEntry(outcome.error._tag).status)

import type { TaggedError } from '#domain/shared/api-errors.ts'
import { Exit, Schema } from 'effect'
import type { MutationName, QueryName } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import type { UseCaseInputs, UseCases } from '#application/use-cases.ts'
import { runInScope } from '#infrastructure/runtime/run-in-scope.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'
import type { Invalidation } from './invalidation.ts'
import { mutations, queries, type Query } from './procedures.ts'

export type RpcOutcome = Outcome<unknown, TaggedError>

export interface Call<A> {
  readonly run: () => Promise<A>
}

export interface QueryCall extends Call<RpcOutcome> {
  /** Decoded, without unknown fields. */
  readonly input: unknown
  readonly group: string
}

export interface MutationResult {
  readonly outcome: RpcOutcome
  readonly invalidation: Invalidation
}

export function bindQuery<N extends QueryName>(useCases: UseCases, name: N, input: unknown): QueryCall | undefined {
  const { input: codec, getGroup }: Query<UseCaseInputs[N]> = queries[name]
  const decodedInput = Schema.decodeUnknownExit(codec)(input)
  if (!Exit.isSuccess(decodedInput)) return undefined
  const { value } = decodedInput
  return { run: () => useCases[name](value), input: value, group: getGroup(value) }
}

export function bindMutation<N extends MutationName>(
  useCases: UseCases,
  name: N,
  input: unknown,
): Call<MutationResult> | undefined {
  const { input: codec, invalidates, invalidatesOnFailure } = mutations[name]
  const decodedInput = Schema.decodeUnknownExit(codec)(input)
  if (!Exit.isSuccess(decodedInput)) return undefined
  const run = async () => {
    const outcome = await useCases[name](decodedInput.value)
    const invalidation = outcome.ok
      ? invalidates({ input: decodedInput.value, value: outcome.value })
      : invalidatesOnFailure({ input: decodedInput.value, error: outcome.error })
    return { outcome, invalidation }
  }
  return { run }
}

export const runCall = <A>(scope: Scope, name: string, call: Call<A>): Promise<A> =>
  runInScope(scope, `use-case ${name}`, () => call.run())

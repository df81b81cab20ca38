import { Exit, Schema } from 'effect'
import { errorEntry } from '../../../application/error-table'
import { offered, type OfferedName } from '../../../application/offered'
import type { Outcome } from '../../../application/outcome'
import type { Inputs } from '../../../application/use-cases'
import { useCases } from '../../di/container'
import { runtime, type Scope } from '../runtime'
import { codecs } from './codecs'

export const isOffered = (name: string): name is OfferedName => Object.hasOwn(offered, name)

/** An offered use-case with an input that its codec let pass. */
export interface Call {
  readonly run: () => Promise<Outcome<unknown, { readonly _tag: string }>>
  /** The input as it was read: what the use-case does not know of is no part of it. */
  readonly input: unknown
}

/** Binds a use-case to what a browser sent; undefined when the input does not decode. */
export function callOf<N extends OfferedName>(name: N, input: unknown): Call | undefined {
  const codec: Schema.Decoder<Inputs[N]> = codecs[name]
  const decoded = Schema.decodeUnknownExit(codec)(input)
  return Exit.isSuccess(decoded) ? { run: () => useCases[name](decoded.value), input: decoded.value } : undefined
}

/** Runs a call in the language that the browser asked for. */
export const runCall = (scope: Scope, call: Call) => runtime().scope.run(scope, async () => call.run())

export const statusOf = (outcome: Outcome<unknown, { readonly _tag: string }>): number =>
  outcome.ok ? 200 : errorEntry(outcome.error._tag).status

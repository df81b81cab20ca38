import { Effect } from 'effect'
import { getRuntime } from './runtime.ts'

export function traceUseCase<A, E>(useCase: Effect.Effect<A, E>): Effect.Effect<A, E> {
  const { tracer, scope } = getRuntime()
  if (!tracer) return useCase
  const span = scope.getStore()?.span
  return (span ? Effect.withParentSpan(useCase, span) : useCase).pipe(Effect.withTracer(tracer))
}

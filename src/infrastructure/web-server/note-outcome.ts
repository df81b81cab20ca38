import { errorEntry } from '#application/error-table.ts'
import type { Outcome } from '#application/outcome.ts'
import { runtime } from './runtime.ts'

/** Logs a use-case that failed, and marks the render that it failed in: such a page is answered, but never kept. */
export function noteOutcome<A, E extends { readonly _tag: string }>(
  name: string,
  outcome: Outcome<A, E>,
): Outcome<A, E> {
  if (outcome.ok) return outcome
  const { logger, scope } = runtime()
  const { _tag: tag } = outcome.error
  if (errorEntry(tag).status >= 500) logger.warn('use-case failed', { useCase: name, tag })
  const render = scope.getStore()?.render
  if (render) render.incomplete = true
  return outcome
}

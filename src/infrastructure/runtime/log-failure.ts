import type { TaggedError } from '#domain/shared/api-errors.ts'
import { getErrorEntry } from '#application/error-table.ts'
import { getRuntime } from './runtime.ts'

/** Visitors can cause failures with a status below 500. */
export function logFailure(useCase: string, { _tag: tag }: TaggedError): void {
  if (getErrorEntry(tag).status >= 500) getRuntime().logger.warn('use-case failed', { useCase, tag })
}

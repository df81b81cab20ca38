import type { TaggedError } from '#domain/shared/api-errors.ts'
import { getErrorEntry } from '#application/error-table.ts'
import { getRuntime } from './runtime.ts'

/** Logs a use-case's failure if its status is 500 or higher. Visitors can cause the other failures. */
export function logFailure(useCase: string, { _tag: tag }: TaggedError): void {
  if (getErrorEntry(tag).status >= 500) getRuntime().logger.warn('use-case failed', { useCase, tag })
}

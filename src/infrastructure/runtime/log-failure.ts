import type { TaggedError } from '#domain/shared/api-errors.ts'
import { getErrorEntry } from '#application/error-table.ts'
import { getRuntime } from './runtime.ts'

/** Does not log failures with a status below 500, because visitors can cause them. */
export function logFailure(useCase: string, { _tag: tag }: TaggedError): void {
  if (getErrorEntry(tag).status >= 500) getRuntime().logger.warn('use-case failed', { useCase, tag })
}

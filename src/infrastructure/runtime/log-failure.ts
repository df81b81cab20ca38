import type { TaggedError } from '#domain/shared/api-errors.ts'
import { getErrorEntry } from '#application/error-table.ts'
import { getRuntime } from './runtime.ts'

/** Logs the failure of a use-case, unless the visitor's input caused it. */
export function logFailure(useCase: string, { _tag: tag }: TaggedError): void {
  if (getErrorEntry(tag).status >= 500) getRuntime().logger.warn('use-case failed', { useCase, tag })
}

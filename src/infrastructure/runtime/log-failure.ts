import type { TaggedError } from '#domain/shared/api-errors.ts'
import { getErrorEntry } from '#application/error-table.ts'
import { getRuntime } from './runtime.ts'

/** Logs the failure of a use-case whose status is 500 or higher. Others are results that the visitor can cause. */
export function logFailure(useCase: string, { _tag: tag }: TaggedError): void {
  if (getErrorEntry(tag).status >= 500) getRuntime().logger.warn('use-case failed', { useCase, tag })
}

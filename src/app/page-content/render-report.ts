import type { TaggedError } from '#domain/shared/api-errors.ts'
import { notFound } from 'next/navigation'
import { getErrorEntry } from '#application/error-table.ts'
import type { Outcome } from '#application/outcome.ts'
import type { UseCaseName } from '#application/use-cases.ts'
import { type Page, isPastEnd } from '#domain/shared/pagination.ts'
import { logFailure } from '#infrastructure/runtime/log-failure.ts'
import { failRender, markIncomplete, markPastEnd } from '#infrastructure/runtime/render.ts'

/** Unwraps an essential value. On failure the render ends, and the web server sends the error page. */
export function unwrapOrFail<A, E extends TaggedError>(outcome: Outcome<A, E>): A {
  if (outcome.ok) return outcome.value
  failRender(outcome.error)
  notFound()
}

/**
 * Returns whether a page lies past the end of its list, and marks it if so, because the page cache stores such pages in
 * another partition.
 */
export function reportPastEnd<E>(list: Outcome<Page<unknown>, E>, page: number): boolean {
  const isPast = list.ok && isPastEnd(list.value, page)
  if (isPast) markPastEnd()
  return isPast
}

/**
 * Logs failed parts of a page and marks the page as incomplete: it is served once and not stored. Only errors with a
 * status of 500 or above count, because a part that was not found is complete.
 */
export function reportFailedParts(
  useCase: UseCaseName,
  parts: Readonly<Record<string, Outcome<unknown, TaggedError>>>,
): void {
  for (const [name, part] of Object.entries(parts))
    if (!part.ok && getErrorEntry(part.error._tag).status >= 500) {
      logFailure(`${useCase}.${name}`, part.error)
      markIncomplete()
    }
}

import type { TaggedError } from '#domain/shared/api-errors.ts'
import { notFound } from 'next/navigation'
import { getErrorEntry } from '#application/error-table.ts'
import type { Outcome } from '#application/outcome.ts'
import type { UseCaseName } from '#application/use-cases.ts'
import { type Page, isPastEnd } from '#domain/shared/pagination.ts'
import { logFailure } from '#infrastructure/runtime/log-failure.ts'
import { failRender, markIncomplete, markPastEnd } from '#infrastructure/runtime/render.ts'

/** On failure, the render ends, and the web server sends the error page. */
export function unwrapOrFail<A, E extends TaggedError>(outcome: Outcome<A, E>): A {
  if (outcome.ok) return outcome.value
  failRender(outcome.error)
  notFound()
}

/**
 * Returns whether the page is past the end of its list. If so, also marks the render, because the page cache never
 * serves such pages stale, and stores them in another partition.
 */
export function reportPastEnd<E>(list: Outcome<Page<unknown>, E>, page: number): boolean {
  const isPast = list.ok && isPastEnd(list.value, page)
  if (isPast) markPastEnd()
  return isPast
}

/** A page with failed parts is served once and not stored. A part that was not found has not failed. */
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

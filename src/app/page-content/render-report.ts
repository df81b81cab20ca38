import type { TaggedError } from '#domain/shared/api-errors.ts'
import { notFound } from 'next/navigation'
import { getErrorEntry } from '#application/error-table.ts'
import type { Outcome } from '#application/outcome.ts'
import type { UseCaseName } from '#application/use-cases.ts'
import { type Page, isPastEnd } from '#domain/shared/pagination.ts'
import { logFailure } from '#infrastructure/runtime/log-failure.ts'
import { failRender, markIncomplete, markPastEnd } from '#infrastructure/runtime/render.ts'

export function unwrapOrFail<A, E extends TaggedError>(outcome: Outcome<A, E>): A {
  if (outcome.ok) return outcome.value
  failRender(outcome.error)
  notFound()
}

/** Also marks the render: the page cache stores a page past the end with the 404s and never serves it stale. */
export function reportPastEnd<E>(list: Outcome<Page<unknown>, E>, page: number): boolean {
  const isPast = list.ok && isPastEnd(list.value, page)
  if (isPast) markPastEnd()
  return isPast
}

/** A part that was not found has not failed. */
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

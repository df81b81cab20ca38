import type { Outcome } from '#application/outcome.ts'
import type { Page } from '#domain/shared/page.ts'
import { isPastEnd } from '#domain/shared/pagination.ts'
import { markPastEnd } from '#infrastructure/runtime/render.ts'

/** Whether a page is past the end of its list; the page cache, which keeps such ones apart, is told. */
export function notePastEnd<E>(list: Outcome<Page<unknown>, E>, page: number): boolean {
  const isPast = list.ok && isPastEnd(list.value, page)
  if (isPast) markPastEnd()
  return isPast
}

import type { Outcome } from '#application/outcome.ts'
import type { Page } from '#domain/shared/page.ts'
import { isPastEnd } from '#domain/shared/pagination.ts'
import { runtime } from '#infrastructure/web-server/runtime.ts'

/** Whether a page is past the end of its list; the page cache, which keeps such ones apart, is told. */
export function notePastEnd<E>(list: Outcome<Page<unknown>, E>, page: number): boolean {
  const isPast = list.ok && isPastEnd(list.value, page)
  const render = runtime().scope.getStore()?.render
  if (isPast && render) render.pastEnd = true
  return isPast
}

import { notFound } from 'next/navigation'
import type { Outcome } from '#application/outcome.ts'
import { failRender } from '#infrastructure/runtime/render.ts'

/** The value of a page's own read. When it failed, the page ends here: the web server answers the page of that error. */
export function unwrapOrFail<A, E extends { readonly _tag: string }>(outcome: Outcome<A, E>): A {
  if (outcome.ok) return outcome.value
  failRender(outcome.error)
  notFound()
}

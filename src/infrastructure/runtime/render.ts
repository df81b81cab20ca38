import { errorEntry } from '#application/error-table.ts'
import type { Outcome } from '#application/outcome.ts'
import { runtime, type Render } from './runtime.ts'

// The only place that writes to a render. Next's code and the page cache run in separate bundles, so the state travels in
// the request scope; everybody else sees it as read-only.

type OwnRender = { -readonly [K in keyof Render]: Render[K] }

const current = (): OwnRender | undefined => globalThis.znatok?.scope.getStore()?.render

/** Ends the render with an error, whose tag decides the page's status. */
export function failRender(error: NonNullable<Render['failure']>): void {
  const render = current()
  if (render) render.failure = error
}

/** A block could not be read: the page is served once and not stored. */
export function markIncomplete(): void {
  const render = current()
  if (render) render.incomplete = true
}

/** The page lies past the end of its list. Such addresses are endless, so the cache stores them in a partition of their own. */
export function markPastEnd(): void {
  const render = current()
  if (render) render.pastEnd = true
}

/** Hands over what Next rendered. */
export function captureOutput(output: NonNullable<Render['output']>): void {
  const render = current()
  if (render) render.output = output
}

/** Logs a failed use-case and marks the render it ran in as incomplete. */
export function noteOutcome<A, E extends { readonly _tag: string }>(
  name: string,
  outcome: Outcome<A, E>,
): Outcome<A, E> {
  if (outcome.ok) return outcome
  const { _tag: tag } = outcome.error
  if (errorEntry(tag).status >= 500) runtime().logger.warn('use-case failed', { useCase: name, tag })
  markIncomplete()
  return outcome
}

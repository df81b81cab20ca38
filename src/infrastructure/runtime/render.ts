import { errorEntry } from '#application/error-table.ts'
import type { Outcome } from '#application/outcome.ts'
import { getRuntime, type Render } from './runtime.ts'

// The only module that writes to a render. Next's code and the page cache are separate bundles, so the state travels in
// the request scope, read-only elsewhere.

type OwnRender = { -readonly [K in keyof Render]: Render[K] }

const current = (): OwnRender | undefined => globalThis.znatok?.scope.getStore()?.render

/** Ends the render with an error, whose tag decides the page's status. */
export function failRender(error: NonNullable<Render['failure']>): void {
  const render = current()
  if (render) render.failure = error
}

/** Marks a page with a failed block: it is served once and not stored. */
export function markIncomplete(): void {
  const render = current()
  if (render) render.incomplete = true
}

/** Such addresses are endless, so the cache stores them in a separate partition. */
export function markPastEnd(): void {
  const render = current()
  if (render) render.pastEnd = true
}

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
  if (errorEntry(tag).status >= 500) getRuntime().logger.warn('use-case failed', { useCase: name, tag })
  markIncomplete()
  return outcome
}

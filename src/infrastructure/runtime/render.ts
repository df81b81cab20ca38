import type { Render } from './runtime.ts'

// The only module that writes to a render. Next's code and the page cache are separate bundles, so the state travels in
// the request scope, read-only elsewhere.

type MutableRender = { -readonly [K in keyof Render]: Render[K] }

const getCurrentRender = (): MutableRender | undefined => globalThis.znatok?.scope.getStore()?.render

/** Records the error that ended the render. Its tag decides the page's status. */
export function failRender(error: NonNullable<Render['failure']>): void {
  const render = getCurrentRender()
  if (render) render.failure = error
}

/** Marks a page with a failed block: it is served once and not stored. */
export function markIncomplete(): void {
  const render = getCurrentRender()
  if (render) render.isIncomplete = true
}

/** Marks a page past the end of its list. The number of such pages is unlimited, so they share the cache of 404s. */
export function markPastEnd(): void {
  const render = getCurrentRender()
  if (render) render.isPastEnd = true
}

export function captureOutput(output: NonNullable<Render['output']>): void {
  const render = getCurrentRender()
  if (render) render.output = output
}

import type { Render } from './runtime.ts'

type MutableRender = { -readonly [K in keyof Render]: Render[K] }

const getCurrentRender = (): MutableRender | undefined => globalThis.znatok?.scope.getStore()?.render

export function failRender(error: NonNullable<Render['failure']>): void {
  const render = getCurrentRender()
  if (render) render.failure = error
}

export function markIncomplete(): void {
  const render = getCurrentRender()
  if (render) render.isIncomplete = true
}

export function markPastEnd(): void {
  const render = getCurrentRender()
  if (render) render.isPastEnd = true
}

export function captureOutput(output: NonNullable<Render['output']>): void {
  const render = getCurrentRender()
  if (render) render.output = output
}

import type { Locale } from '#domain/shared/locale.ts'
import type { Render } from '#infrastructure/runtime/runtime.ts'
import { renderWithNext, type NextHandler } from './render-with-next.ts'
import { finishDocument, type FinishedDocument, type Hydration, type InlineParts } from './finish-document.ts'

export interface RenderedPage extends Omit<Render, 'output'> {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly representations?: {
    readonly document: (hydration: Hydration) => FinishedDocument
    readonly flight: Buffer
    readonly routeTree: Buffer
  }
}

export type RenderPage = (locale: Locale, path: string, requestId: string) => Promise<RenderedPage>

export const createNextPageRenderer =
  (handler: NextHandler, inlineParts: InlineParts): RenderPage =>
  async (locale, path, requestId) => {
    const { status, headers, render } = await renderWithNext(handler, locale, path, requestId)
    const { output, ...state } = render
    if (!output) return { ...state, status, headers }
    const { document, flight, routeTree } = output
    const finishWithHydration = (hydration: Hydration) => finishDocument(document, inlineParts, hydration)
    return { ...state, status, headers, representations: { document: finishWithHydration, flight, routeTree } }
  }

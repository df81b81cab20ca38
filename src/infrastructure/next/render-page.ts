import type { Locale } from '#domain/shared/locale.ts'
import type { Render } from '#infrastructure/runtime/runtime.ts'
import { renderWithNext, type NextHandler } from './ask-next.ts'
import { finishDocument, type FinishedDocument, type Hydration, type Inlined } from './finish-document.ts'

/** A render of Next, without its private formats. */
export interface RenderedPage extends Omit<Render, 'output'> {
  readonly status: number
  /** Headers that Next's router reads. */
  readonly headers: Readonly<Record<string, string>>
  /** Undefined: Next rendered no page. */
  readonly forms?: {
    readonly document: (hydration: Hydration) => FinishedDocument
    readonly flight: Buffer
    readonly routeTree: Buffer
  }
}

/** Renders an inner address; `id` is the request id. */
export type RenderPage = (locale: Locale, address: string, id: string) => Promise<RenderedPage>

export const createRenderPage =
  (handler: NextHandler, inlined: Inlined): RenderPage =>
  async (locale, address, id) => {
    const { status, headers, render } = await renderWithNext(handler, locale, address, id)
    const { output, ...outcome } = render
    if (!output) return { ...outcome, status, headers }
    const { document, flight, routeTree } = output
    const finish = (hydration: Hydration) => finishDocument(document, inlined, hydration)
    return { ...outcome, status, headers, forms: { document: finish, flight, routeTree } }
  }

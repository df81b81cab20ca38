import { finishDocument, type Hydration } from '#infrastructure/next/finish-document.ts'
import type { RenderedPage } from '#infrastructure/next/render-page.ts'
import { routerResponseHeaders } from '#infrastructure/next/router-protocol.ts'

/** How a render differs from a complete page with status 200. */
export interface RenderDeviations {
  /** An error tag. */
  readonly failure?: string
  readonly isIncomplete?: true
  readonly isPastEnd?: true
  readonly throws?: true
  /** Next passes nothing to its cache handler. */
  readonly hasNoOutput?: true
  /** Bytes added to the document and to the flight data. */
  readonly padding?: number
  readonly script?: string
}

const renderHtml = (url: string, padding: number) => {
  const text = url.includes('~error/') ? Buffer.from(url.split('~error/')[1] ?? '', 'base64url').toString() : url
  return `<html><head></head><body>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}${'x'.repeat(padding)}</body></html>`
}

const inlineParts = {
  inlineScript: 'load()',
  earlyScriptPath: '/early.js',
  build: 'b1',
  hasServiceWorker: true,
  getStyle: () => undefined,
}

export function createFakeNext() {
  let gate = Promise.resolve()
  const renderedUrls: string[] = []
  const requestIds: string[] = []
  const deviationsByUrl = new Map<string, RenderDeviations>()
  const concurrency = { current: 0, max: 0 }
  const renderNextUrl = async (_locale: string, url: string, id: string): Promise<RenderedPage> => {
    requestIds.push(id)
    renderedUrls.push(url)
    concurrency.max = Math.max(concurrency.max, (concurrency.current += 1))
    await gate
    concurrency.current -= 1
    const deviations = deviationsByUrl.get(url)
    if (deviations?.throws) throw new Error('Next failed')
    const script = deviations?.script === undefined ? '' : `<script>${deviations.script}</script>`
    const html = renderHtml(url, deviations?.padding ?? 0).replace('</body>', `${script}</body>`)
    const representations = {
      document: (hydration: Hydration) => finishDocument(html, inlineParts, hydration),
      flight: Buffer.from(`flight ${url}${deviations?.padding ? ` ${'x'.repeat(deviations.padding)}` : ''}`),
      routeTree: Buffer.from('tree'),
    }
    const status = deviations?.failure !== undefined || deviations?.hasNoOutput ? 404 : 200
    return {
      status,
      headers: { [routerResponseHeaders[0]]: `/ru${url}` },
      ...(!deviations?.hasNoOutput && { representations }),
      ...(deviations?.failure !== undefined && { failure: { _tag: deviations.failure } }),
      ...(deviations?.isIncomplete && { isIncomplete: true }),
      ...(deviations?.isPastEnd && { isPastEnd: true }),
    }
  }
  return {
    renderNextUrl,
    renderedUrls,
    requestIds,
    concurrency,
    setDeviations: (url: string, deviations?: RenderDeviations) =>
      deviations ? deviationsByUrl.set(url, deviations) : deviationsByUrl.delete(url),
    holdRenders: (releasePromise: Promise<void>) => (gate = releasePromise),
  }
}

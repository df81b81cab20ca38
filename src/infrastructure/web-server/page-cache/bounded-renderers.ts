import type { Locale } from '#domain/shared/locale.ts'
import { createRequestId } from '#infrastructure/runtime/runtime.ts'
import type { CachedResponse } from './cached-response.ts'
import { type ErrorPage, getErrorAddress } from './error-address.ts'
import type { FinishPage } from './finish-page.ts'
import { createMissingPageRenderer, type FindSimilarCities } from './missing-pages.ts'
import { createPageRenderer } from './page-renderer.ts'
import type { RenderNextUrl } from './render-next-url.ts'
import type { SlotRequest } from './task-slots.ts'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

export interface RendererOptions {
  readonly renderNextUrl: RenderNextUrl
  readonly findSimilarCities: FindSimilarCities
  readonly maxConcurrentRenders: number
  readonly renderTimeoutMs: number
}

const queueTimeoutMs = 3000
const minRenderTimeoutMs = 15_000

/** Up to four queries of a city's page run in a row. A repeat in Russian for missing names is not counted. */
export const getRenderTimeoutMs = (queryTimeoutMs: number): number =>
  Math.max(minRenderTimeoutMs, 4 * queryTimeoutMs + 1000)

export function createBoundedRenderers(
  { renderNextUrl, findSimilarCities, maxConcurrentRenders, renderTimeoutMs }: RendererOptions,
  finishPage: FinishPage,
) {
  const renders = createConcurrencyLimiter({
    concurrency: maxConcurrentRenders,
    queueTimeoutMs,
    timeoutMs: renderTimeoutMs,
    maxPerVisitor: Math.ceil(maxConcurrentRenders / 4),
    maxFiltered: Math.ceil(maxConcurrentRenders / 4),
  })
  const renderWithinLimits: RenderNextUrl = (locale, nextUrl, requestId, slotRequest) =>
    renders.run(() => renderNextUrl(locale, nextUrl, requestId), { ...slotRequest, key: nextUrl })
  const renderErrorPage = createErrorPageRenderer(renderWithinLimits, finishPage)
  const render = createPageRenderer({
    renderNextUrl: renderWithinLimits,
    finishPage,
    renderErrorPage,
    renderMissingPage: createMissingPageRenderer(
      renderWithinLimits,
      finishPage,
      (locale, path, requestId, slotRequest) =>
        renders.run(() => findSimilarCities(locale, path, requestId), slotRequest),
    ),
  })
  return { render, renderErrorPage, getRenderCounts: renders.getCounts }
}

/** Pages with neither a path nor a request id stay in memory, because refusing a request must not need a render. */
function createErrorPageRenderer(renderNextUrl: RenderNextUrl, finishPage: FinishPage) {
  const pagesInMemory = new Map<string, Promise<CachedResponse>>()
  const render = async (locale: Locale, error: ErrorPage, slotRequest?: SlotRequest) => {
    const path = getErrorAddress(locale, error)
    const renderedPage = await renderNextUrl(locale, path, error.requestId ?? createRequestId(), slotRequest)
    return finishPage(renderedPage, { status: error.status, maxAge: 'never', fetchesFlight: false })
  }
  return (locale: Locale, error: ErrorPage, slotRequest?: SlotRequest): Promise<CachedResponse> => {
    if (error.path !== undefined || error.requestId !== undefined) return render(locale, error, slotRequest)
    const key = getErrorAddress(locale, error)
    const cachedPage = pagesInMemory.get(key)
    if (cachedPage) return cachedPage
    const pendingPage = render(locale, error)
    pagesInMemory.set(key, pendingPage)
    pendingPage.catch(() => pagesInMemory.delete(key))
    return pendingPage
  }
}

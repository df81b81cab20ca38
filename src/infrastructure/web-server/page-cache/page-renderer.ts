import { getErrorEntry } from '#application/error-table.ts'
import { getRouteFacts } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Address } from '#infrastructure/web-server/address.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import type { ErrorPage } from './error-address.ts'
import type { FinishPage } from './finish-page.ts'
import type { RenderResult } from './swr-cache.ts'
import { ttl } from './freshness.ts'
import type { RenderMissingPage } from './missing-pages.ts'
import { getResponseSize, type CachedResponse } from './cached-response.ts'
import type { RenderNextUrl } from './render-next-url.ts'
import { Overloaded, type SlotRequest } from './task-slots.ts'
import { TaskTimeout } from './concurrency-limiter.ts'

interface RendererOptions {
  readonly renderNextUrl: RenderNextUrl
  readonly finishPage: FinishPage
  readonly renderErrorPage: (locale: Locale, error: ErrorPage, slotRequest?: SlotRequest) => Promise<CachedResponse>
  readonly renderMissingPage: RenderMissingPage
}

export function createPageRenderer(options: RendererOptions) {
  const { renderNextUrl, finishPage } = options
  const renderFailure = createFailureRenderer(options)

  const renderPage = async (
    address: Address,
    id: string,
    slotRequest: SlotRequest,
  ): Promise<RenderResult<CachedResponse>> => {
    const pageTtl = address.isFiltered ? ttl.filteredList : address.route && routes[address.route.name].ttl
    if (pageTtl === undefined) return renderFailure(address, 'PageNotFound', id, slotRequest)
    const startedAt = Date.now()
    const renderedPage = await renderNextUrl(address.locale, address.nextUrl, id, slotRequest)
    const { status, failure, isIncomplete, isPastEnd } = renderedPage
    if (failure) return renderFailure(address, failure._tag, id, slotRequest)
    if (status === 404) return renderFailure(address, 'PageNotFound', id, slotRequest)
    if (status !== 200) throw new Error(`Next answered ${status}`)
    const hydratesAtOnce = address.route !== undefined && getRouteFacts(address.route.name).hydratesAtOnce === true
    const finishedPage = await finishPage(renderedPage, {
      status: 200,
      maxAge: isIncomplete ? 'never' : pageTtl,
      // An incomplete page is not stored, so a later request would get the flight data of another render.
      fetchesFlight: !hydratesAtOnce && !isIncomplete,
      hydratesAtOnce,
    })
    const page = isPastEnd ? { ...finishedPage, isMissing: true } : finishedPage
    getRuntime().logger.info('page rendered', {
      request: id,
      path: address.path,
      complete: !isIncomplete,
      ms: Date.now() - startedAt,
    })
    const partition = isPastEnd ? 'missing' : address.isFiltered ? 'searches' : 'pages'
    return isIncomplete
      ? { partition: 'none', value: page }
      : { partition, value: page, bytes: getResponseSize(page), ttl: pageTtl }
  }

  return async (address: Address, id: string, slotRequest: SlotRequest): Promise<RenderResult<CachedResponse>> => {
    try {
      return await renderPage(address, id, slotRequest)
    } catch (error) {
      const { logger } = getRuntime()
      const isOverloaded = error instanceof Overloaded || error instanceof TaskTimeout
      if (isOverloaded)
        logger.warn(error instanceof Overloaded ? 'overloaded' : 'render timed out', {
          request: id,
          path: address.path,
        })
      else logger.error('page failed', { request: id, path: address.path, error })
      if (isOverloaded) return renderFailure(address, 'Overloaded', id, slotRequest)
      // The overload page needs no render.
      return renderFailure(address, 'Defect', id, slotRequest).catch(() =>
        renderFailure(address, 'Overloaded', id, slotRequest),
      )
    }
  }
}

function createFailureRenderer({
  renderErrorPage,
  renderMissingPage,
}: Pick<RendererOptions, 'renderErrorPage' | 'renderMissingPage'>) {
  return async (
    { locale, path, key }: Address,
    tag: string,
    id: string,
    slotRequest: SlotRequest,
  ): Promise<RenderResult<CachedResponse>> => {
    const { status, message } = getErrorEntry(tag)
    if (status !== 404) {
      // The error page without a path and request id is in memory, and needs no render.
      const page = renderErrorPage(
        locale,
        tag === 'Overloaded' ? { status, message } : { status, message, path: key, requestId: id },
        slotRequest,
      )
      return { partition: 'none', value: await page }
    }
    return renderMissingPage({ locale, path, tag, id, slotRequest })
  }
}

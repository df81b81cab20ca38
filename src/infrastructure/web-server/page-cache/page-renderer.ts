import { errorEntry } from '#application/error-table.ts'
import { getRouteFacts } from '#application/routing/route-facts.ts'
import { routes } from '#application/routing/routes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Address } from '#infrastructure/web-server/address.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import type { RenderedPage } from '#infrastructure/next/render-page.ts'
import type { ErrorPage } from './error-address.ts'
import type { FinishPage } from './finish-page.ts'
import type { PartitionName } from './partitions.ts'
import type { Produced } from './swr-cache.ts'
import { ttl } from './freshness.ts'
import type { MissingPage } from './missing-pages.ts'
import { getResponseSize, type CachedResponse } from './cached-response.ts'
import { Overloaded, type SlotRequest } from './render-slots.ts'
import { RenderTimeout, type Ask } from './renders.ts'

interface RendererOptions {
  readonly ask: Ask
  readonly finishPage: FinishPage
  readonly errorPage: (locale: Locale, error: ErrorPage, slotRequest?: SlotRequest) => Promise<CachedResponse>
  readonly missingPage: MissingPage
}

/** Produces the page of an address, or its error page. */
export function createPageRenderer({ ask, finishPage, errorPage, missingPage }: RendererOptions) {
  const renderFailure = async (
    { locale, path, key }: Address,
    tag: string,
    id: string,
    slotRequest: SlotRequest,
  ): Promise<Produced<CachedResponse>> => {
    const { status, message } = errorEntry(tag)
    if (status !== 404) {
      // Without path and id the page is in memory: refusing a request must not need a render.
      const page = errorPage(
        locale,
        tag === 'Overloaded' ? { status, message } : { status, message, path: key, id },
        slotRequest,
      )
      return { partition: 'none', value: await page }
    }
    return missingPage({ locale, path, tag, id, slotRequest })
  }

  const renderPage = async (
    address: Address,
    id: string,
    slotRequest: SlotRequest,
  ): Promise<Produced<CachedResponse>> => {
    const pageTtl = address.isFiltered ? ttl.filteredList : address.route && routes[address.route.name].ttl
    if (pageTtl === undefined) return renderFailure(address, 'PageNotFound', id, slotRequest)
    const started = Date.now()
    const rendered = await ask(address.locale, address.inner, id, slotRequest)
    const { status, failure, incomplete, pastEnd } = rendered
    if (failure) return renderFailure(address, failure._tag, id, slotRequest)
    if (status === 404) return renderFailure(address, 'PageNotFound', id, slotRequest)
    if (status !== 200) throw new Error(`Next answered ${status}`)
    const atOnce = address.route !== undefined && getRouteFacts(address.route.name).hydratesAtOnce === true
    const finished = await finishPage(rendered, {
      status: 200,
      maxAge: incomplete ? 'never' : pageTtl,
      // An incomplete page is not stored, so a later request would get the flight data of another render.
      fetchesFlight: !atOnce && !incomplete,
      hydratesAtOnce: atOnce,
    })
    const page = pastEnd ? { ...finished, isMissing: true } : finished
    getRuntime().logger.info('page rendered', {
      request: id,
      path: address.path,
      complete: !incomplete,
      ms: Date.now() - started,
    })
    const partition = address.isFiltered ? 'searches' : pastEnd ? 'missing' : 'pages'
    return toProduced(page, rendered, partition, pageTtl)
  }

  return async (address: Address, id: string, slotRequest: SlotRequest): Promise<Produced<CachedResponse>> => {
    try {
      return await renderPage(address, id, slotRequest)
    } catch (error) {
      const { logger } = getRuntime()
      const overloaded = error instanceof Overloaded || error instanceof RenderTimeout
      if (overloaded)
        logger.warn(error instanceof Overloaded ? 'overloaded' : 'render timed out', {
          request: id,
          path: address.path,
        })
      else logger.error('page failed', { request: id, path: address.path, error })
      if (overloaded) return renderFailure(address, 'Overloaded', id, slotRequest)
      // Fall back to the page for overload, which is in memory.
      return renderFailure(address, 'Defect', id, slotRequest).catch(() =>
        renderFailure(address, 'Overloaded', id, slotRequest),
      )
    }
  }
}

function toProduced(
  value: CachedResponse,
  { incomplete }: RenderedPage,
  partition: PartitionName,
  pageTtl: number,
): Produced<CachedResponse> {
  return incomplete ? { partition: 'none', value } : { partition, value, bytes: getResponseSize(value), ttl: pageTtl }
}

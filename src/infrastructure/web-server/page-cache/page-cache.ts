import type { Address } from '#infrastructure/web-server/address.ts'
import type { Ask } from './ask-next.ts'
import { errorAddress } from './error-address.ts'
import { errorTemplates } from './error-templates.ts'
import type { InlineScript } from './finish-document.ts'
import { finishPage } from './finish-page.ts'
import { swrCache, type Hit, type SwrCache } from './swr-cache.ts'
import type { CachedResponse } from './cached-response.ts'
import { pageRenderer } from './page-renderer.ts'
import { missingPages } from './missing-pages.ts'
import type { NearNames } from './near-names.ts'
import type { PageSource } from './page-source.ts'
import { boundedRenders } from './renders.ts'
import { givenRequestId, newRequestId } from '#infrastructure/web-server/request-id.ts'
import { sendPage } from './send-page.ts'

export interface PageCacheOptions {
  readonly ask: Ask
  readonly inlineScript: InlineScript
  readonly nearNames: NearNames
  readonly bytes: number
  readonly rendersAtOnce: number
  readonly now?: () => number
}

export interface PageCache extends PageSource {
  /** `id`: of the request, where it has one already. */
  readonly get: (address: Address, id?: string) => Hit<CachedResponse> | Promise<Hit<CachedResponse>>
  /** A write made the pages of these paths old. */
  readonly invalidate: (paths: ReadonlySet<string>) => void
  readonly sizes: SwrCache<CachedResponse>['sizes']
}

/** A render waits its turn for this long (ms) before the site says that it is overloaded. */
const patience = 3000

/** Every page of the site, made by Next once and answered from memory. */
export function pageCache({ ask, inlineScript, nearNames, bytes, rendersAtOnce, now }: PageCacheOptions): PageCache {
  const aside = Math.ceil(bytes / 8)
  const kept = swrCache<CachedResponse>({
    pagesBytes: bytes,
    missingBytes: aside,
    searchesBytes: aside,
    ...(now && { now }),
  })
  const bounded = boundedRenders(rendersAtOnce, patience)
  const askBounded: Ask = (...asked) => bounded(() => ask(...asked))
  const renderError = errorTemplates(askBounded)

  // A handful, which nothing pushes out: whoever is turned away for want of time must cost none.
  const numberless = new Map<string, Promise<CachedResponse>>()
  const errorPage: PageCache['errorPage'] = async (locale, error, id) => {
    if (id !== undefined) {
      const rendered = await renderError(locale, number => ({ ...error, id: number }), id)
      return finishPage(rendered, inlineScript, error.status, 'never')
    }
    const address = errorAddress(locale, error)
    const known = numberless.get(address)
    if (known) return known
    const made = askBounded(locale, address, newRequestId()).then(rendered =>
      finishPage(rendered, inlineScript, error.status, 'never'),
    )
    numberless.set(address, made)
    made.catch(() => numberless.delete(address))
    return made
  }
  const make = pageRenderer({
    ask: askBounded,
    inlineScript,
    failurePage: errorPage,
    missingPage: missingPages(renderError, inlineScript, (...asked) => bounded(() => nearNames(...asked))),
  })
  const get: PageCache['get'] = (address, id) => kept.get(address.key, () => make(address, id ?? newRequestId()))

  return {
    get,
    errorPage,
    answer(request, reply, address, headers) {
      const given = get(address, givenRequestId(request.headers['x-request-id']))
      if (!(given instanceof Promise)) return sendPage(request, reply, given, headers)
      return given.then(made => sendPage(request, reply, made, headers))
    },
    sharedQuery: (key, read) => kept.get(key, read),
    invalidate: paths => {
      kept.invalidate(key => paths.has(key.split('?', 1)[0] ?? key))
    },
    sizes: kept.sizes,
  }
}

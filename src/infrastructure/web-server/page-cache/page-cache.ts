import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#domain/shared/locale.ts'
import type { Address } from '#infrastructure/web-server/address.ts'
import { type ErrorPage, errorAddress } from './error-address.ts'
import { type Hit, type Produced, swrCache, type SwrCache } from './swr-cache.ts'
import type { CachedResponse } from './cached-response.ts'
import type { Ask } from './ask-next.ts'
import { errorTemplates } from './error-templates.ts'
import { type InlineScript, finishPage } from './finish-page.ts'
import { pageRenderer } from './page-renderer.ts'
import { missingPages, type NearNames } from './missing-pages.ts'
import { boundedRenders } from './renders.ts'
import { givenRequestId, newRequestId } from '#infrastructure/web-server/runtime.ts'
import { sendPage } from './send-page.ts'

/** Where the web server has its pages from: the page cache, or, in development, Next each time. */
export interface PageSource {
  /** Answers a request with the page of its address; the headers come on top of the page's own. */
  readonly answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
    headers: Readonly<Record<string, string>>,
  ) => void | Promise<void>
  /** The page of a failure: the same for every address, so that it is there when nothing else can be made. */
  readonly errorPage: (locale: Locale, error: ErrorPage, id?: string) => Promise<CachedResponse>
  /** A use-case's answer that is the same for everybody, kept as pages are. */
  readonly sharedQuery: (
    key: string,
    read: () => Promise<Produced<CachedResponse>>,
  ) => Hit<CachedResponse> | Promise<Hit<CachedResponse>>
}

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

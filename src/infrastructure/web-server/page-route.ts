import { findGuard } from '#application/routing/find-guard.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseCitiesRequest } from '#application/routing/cities-of-list.ts'
import { guardRedirect } from '#application/routing/guards.ts'
import { findCorrectedPath } from '#application/routing/redirects/find-corrected-path.ts'
import { findRedirect, routeRules } from '#application/routing/redirects/route-rules.ts'
import { isRouterRequest } from '#infrastructure/next/router-protocol.ts'
import { readAddress, type Address, type RefusedAddress } from './address.ts'
import { getRootRedirect } from './locale/root.ts'
import type { PageSource } from './page-cache/page-cache.ts'
import { pageVary, type ResponseHeaders } from './page-cache/send-page.ts'
import { speculationHeader } from './speculation-rules.ts'
import type { FindSearchRedirect } from './search-redirect.ts'
import type { OutsideCaches } from './purge/outside-caches.ts'
import { getPageTags } from './purge/tags.ts'
import { closedPolicy, reportingHeader } from './security/security-headers.ts'
import { findLostHint, readHint, serializeHint } from './session/session-cookies.ts'

/** Synchronous for cached pages. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>

/** Answers an address that no page can have. */
export type RefuseAddress = (request: FastifyRequest, reply: FastifyReply, why: RefusedAddress) => Promise<void>

/** The Russian home page depends on the visitor (R-locale-cookie): no shared cache may store it. */
const homeHeaders = {
  'cache-control': 'private, no-cache',
  vary: `Cookie, Accept-Language, ${pageVary}`,
}

/** Own pages have one shared shell, but a guard decides who gets the document. */
const guardedHeaders = {
  'cache-control': 'private, no-cache',
  vary: `Cookie, ${pageVary}`,
}

interface PageHandlerOptions {
  readonly pages: PageSource
  /** Sent with every response. */
  readonly own: ResponseHeaders
  readonly refuse: RefuseAddress
  readonly outside: OutsideCaches
  readonly isSecure: (request: FastifyRequest) => boolean
  readonly findSearchRedirect: FindSearchRedirect
}

/** Serves every address that is neither a file nor a use-case. */
export function createPageHandler(options: PageHandlerOptions): Handler {
  const { pages, own, refuse, outside, isSecure, findSearchRedirect } = options
  const pageHeaders = { ...own, ...speculationHeader, ...reportingHeader }
  const homePageHeaders = { ...pageHeaders, ...homeHeaders }
  const guardedPageHeaders = { ...pageHeaders, ...guardedHeaders }

  const redirect = (reply: FastifyReply, status: number, location: string, headers: ResponseHeaders) =>
    void reply
      .code(status)
      .headers({ ...own, 'content-security-policy': closedPolicy, ...headers })
      .header('location', location)
      .send()

  return (request, reply) => {
    const target = request.raw.url ?? '/'
    const address = readAddress(target)
    if (typeof address === 'string') return refuse(request, reply, address)
    const query = target.slice(target.indexOf('?') + 1 || target.length)
    const elsewhere = findRedirect(routeRules, address.path, query)
    if (elsewhere) return redirect(reply, 307, elsewhere.location, {})
    const cities = query && parseCitiesRequest(address.locale, address.path, query)
    if (cities) return redirect(reply, 307, cities, {})
    const canonical = findCanonicalPath(address)
    if (canonical) return redirect(reply, 308, query ? `${canonical}?${query}` : canonical, {})
    const corrected = findCorrectedAddress(address, query)
    if (corrected !== undefined) return redirect(reply, 308, corrected, {})
    const lostHint = isRouterRequest(request.headers) ? undefined : findLostHint(request.headers.cookie)
    const withHint = lostHint && { ...guardedPageHeaders, 'set-cookie': serializeHint(lostHint, isSecure(request)) }
    // An address without a page is a 404 for everyone: no guard redirects it.
    if (address.route && findGuard(address.path) !== undefined) {
      // Next's router gets the shell, and the browser's guard decides: the router would cache a redirect beyond sign-in.
      const to =
        !isRouterRequest(request.headers) && guardRedirect(target, lostHint ?? readHint(request.headers.cookie))
      if (to) return redirect(reply, 302, to, { ...guardedHeaders, 'cache-control': 'no-store' })
      return pages.answer(request, reply, address, withHint ?? guardedPageHeaders)
    }
    const home = address.path === '/' && !isRouterRequest(request.headers)
    if (home) {
      const { cookie, 'accept-language': accepted } = request.headers
      const to = getRootRedirect(query, cookie, accepted)
      if (to)
        return redirect(reply, to.status, to.location, {
          ...homeHeaders,
          ...(to.cookie && { 'set-cookie': to.cookie }),
        })
    }
    if (withHint) return pages.answer(request, reply, address, withHint)
    const headers = home ? homePageHeaders : outside.getHeaders(getPageTags(address), pageHeaders)
    const answer = () => pages.answer(request, reply, address, headers)
    const searchRedirect = findSearchRedirect(request, address, query)
    if (searchRedirect)
      return searchRedirect.then(to =>
        to === undefined ? answer() : redirect(reply, 307, to, { 'cache-control': 'no-store' }),
      )
    const ownWrite = outside.awaitOwnWrite(request)
    return ownWrite ? ownWrite.then(answer) : answer()
  }
}

/** Finds the page for an address that has none only because of copying or typing errors. */
function findCorrectedAddress({ path, route }: Address, query: string): string | undefined {
  const corrected = route ? undefined : findCorrectedPath(decodeURIComponent(path))
  if (!corrected) return undefined
  const parameters = [query, corrected.query].filter(Boolean).join('&')
  return encodeURI(corrected.path) + (parameters && `?${parameters}`)
}

/** Removes a trailing slash and normalizes percent-encoding. Returns undefined if the result has no page. */
function findCanonicalPath({ path, route }: Address): string | undefined {
  if (route || path === '/') return undefined
  const spelled = path.replaceAll('+', '%2B').replaceAll(/%[\da-f]{2}/gi, code => code.toUpperCase())
  const canonical = readAddress(spelled.replace(/\/$/, ''))
  return typeof canonical !== 'string' && canonical.route && canonical.path !== path ? canonical.path : undefined
}

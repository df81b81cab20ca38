import { findGuard } from '#application/routing/guards/find-guard.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findCityChoiceRedirect } from '#application/routing/city-choice.ts'
import { findGuardRedirect } from '#application/routing/guards/guards.ts'
import { findCorrectedPath } from '#application/routing/redirects/find-corrected-path.ts'
import { findLowerCaseUrl } from '#application/routing/redirects/find-lower-case-url.ts'
import { findRedirect, routeRules } from '#application/routing/redirects/route-rules.ts'
import { encodeSegments } from '#domain/shared/slug.ts'
import { isRouterRequest } from '#infrastructure/next/router-protocol.ts'
import { readAddress, type Address, type RefusalReason } from './address.ts'
import { getRootRedirect } from './locale/root-redirect.ts'
import type { PageSource } from './page-cache/page-cache.ts'
import { pageVary, type ExtraHeaders, type ResponseHeaders } from './page-cache/send-page.ts'
import { speculationHeader } from './speculation-rules.ts'
import type { FindSearchRedirect } from './search-redirect.ts'
import type { OutsideCaches } from './purge/outside-caches.ts'
import { getPageTags } from './purge/tags.ts'
import { closedPolicy, reportingHeader } from './security/security-headers.ts'
import { getHintToRestore, readHint, serializeHint } from './session/session-cookies.ts'

/** Returns synchronously for cached pages. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>

export type RefuseAddress = (request: FastifyRequest, reply: FastifyReply, reason: RefusalReason) => Promise<void>

/** The Russian home page depends on the visitor (R-locale-cookie): no shared cache may store it. */
const homeHeaders = {
  'cache-control': 'private, no-cache',
  vary: `Cookie, Accept-Language, ${pageVary}`,
}

/** The same search may be redirected a moment later. */
const unstoredHeaders = { 'cache-control': 'private, no-store' }

/** Account pages have one shared shell, but a guard decides who gets the document. */
const guardedHeaders = {
  'cache-control': 'private, no-cache',
  vary: `Cookie, ${pageVary}`,
}

interface PageHandlerOptions {
  readonly pages: PageSource
  readonly commonHeaders: ResponseHeaders
  readonly refuseAddress: RefuseAddress
  readonly outsideCaches: OutsideCaches
  readonly isSecure: (request: FastifyRequest) => boolean
  readonly findSearchRedirect: FindSearchRedirect
}

type SendRedirect = (reply: FastifyReply, status: number, location: string, headers?: ResponseHeaders) => void

const createRedirectSender =
  (commonHeaders: ResponseHeaders): SendRedirect =>
  (reply, status, location, headers = {}) =>
    void reply
      .code(status)
      .headers({ ...commonHeaders, 'content-security-policy': closedPolicy, ...headers })
      .header('location', location)
      .send()

function createPageResponder(options: PageHandlerOptions, redirect: SendRedirect) {
  const { pages, commonHeaders, outsideCaches, isSecure, findSearchRedirect } = options
  const pageHeaders = { ...commonHeaders, ...speculationHeader, ...reportingHeader }
  const homePageHeaders = { ...pageHeaders, ...homeHeaders }
  const guardedPageHeaders = { ...pageHeaders, ...guardedHeaders }

  return (request: FastifyRequest, reply: FastifyReply, address: Address, target: string) => {
    const query = getQuery(target)
    const hintToRestore = isRouterRequest(request.headers) ? undefined : getHintToRestore(request.headers.cookie)
    const hintHeaders = hintToRestore && {
      ...guardedPageHeaders,
      'set-cookie': serializeHint(hintToRestore, isSecure(request)),
    }
    if (findGuard(address.path) !== undefined) {
      // The router would still use a cached redirect after sign-in. It gets the shell, and the browser's guard decides.
      const guardPath =
        !isRouterRequest(request.headers) &&
        findGuardRedirect(target, hintToRestore ?? readHint(request.headers.cookie))
      if (guardPath) return redirect(reply, 302, guardPath, { ...guardedHeaders, 'cache-control': 'no-store' })
      return pages.respond(request, reply, address, hintHeaders ?? guardedPageHeaders)
    }
    const isHome = address.path === '/' && !isRouterRequest(request.headers)
    if (isHome) {
      const { cookie, 'accept-language': acceptLanguage } = request.headers
      const rootRedirect = getRootRedirect(query, cookie, acceptLanguage)
      if (rootRedirect)
        return redirect(reply, rootRedirect.status, rootRedirect.location, {
          ...homeHeaders,
          ...(rootRedirect.cookie && { 'set-cookie': rootRedirect.cookie }),
        })
    }
    const headers =
      hintHeaders ?? (isHome ? homePageHeaders : outsideCaches.getHeaders(getPageTags(address), pageHeaders))
    const respond = (responseHeaders: ExtraHeaders = headers) => pages.respond(request, reply, address, responseHeaders)
    const searchRedirect = findSearchRedirect(request, address, query)
    if (searchRedirect)
      return searchRedirect.then(({ path, isIncomplete }) => {
        if (path !== undefined) return redirect(reply, 307, path, { 'cache-control': 'no-store' })
        return isIncomplete ? respond({ ...(hintHeaders ?? pageHeaders), ...unstoredHeaders }) : respond()
      })
    const ownWrite = outsideCaches.awaitOwnWrite(request)
    return ownWrite ? ownWrite.then(() => respond()) : respond()
  }
}

export function createPageHandler(options: PageHandlerOptions): Handler {
  const { pages, commonHeaders, refuseAddress } = options
  const redirect = createRedirectSender(commonHeaders)
  const respondWithPage = createPageResponder(options, redirect)
  const isNotFound = async (request: FastifyRequest, url: string): Promise<boolean> => {
    const address = readAddress(url)
    return typeof address !== 'string' && (await pages.readStatus(address, request)) === 404
  }
  return (request, reply) => {
    const target = request.raw.url ?? '/'
    const address = readAddress(target)
    if (typeof address === 'string') return refuseAddress(request, reply, address)
    const query = getQuery(target)
    const ruleRedirect = findRedirect(routeRules, address.path, query)
    if (ruleRedirect) return redirect(reply, 307, ruleRedirect.location)
    const cityChoicePath = query && findCityChoiceRedirect(address.locale, address.path, query)
    if (cityChoicePath) return redirect(reply, 307, cityChoicePath)
    const canonicalUrl = findCanonicalUrl(address, query) ?? findCorrectedUrl(address, query)
    const respond = () =>
      canonicalUrl === undefined ? respondWithPage(request, reply, address, target) : redirect(reply, 308, canonicalUrl)
    const lowerCaseUrl = findLowerCaseUrl(canonicalUrl ?? target)
    if (lowerCaseUrl === undefined) return respond()
    // A slug may contain capitals, so only a missing page redirects to lower case, and only while it is missing.
    return isNotFound(request, canonicalUrl ?? target).then(isMissing =>
      isMissing ? redirect(reply, 308, lowerCaseUrl, { 'cache-control': 'no-store' }) : respond(),
    )
  }
}

function getQuery(target: string): string {
  const queryStart = target.indexOf('?')
  return queryStart < 0 ? '' : target.slice(queryStart + 1)
}

function findCorrectedUrl({ path, route }: Address, query: string): string | undefined {
  const correction = route ? undefined : findCorrectedPath(decodeURIComponent(path))
  if (!correction) return undefined
  const parameters = [query, correction.query].filter(Boolean).join('&')
  return encodeSegments(correction.path) + (parameters && `?${parameters}`)
}

function findCanonicalUrl({ path, route }: Address, query: string): string | undefined {
  if (route) return undefined
  const normalizedPath = path.replaceAll('+', '%2B').replaceAll(/%[\da-f]{2}/gi, code => code.toUpperCase())
  const canonicalAddress = readAddress(normalizedPath.replace(/\/$/, ''))
  return typeof canonicalAddress !== 'string' && canonicalAddress.route && canonicalAddress.path !== path
    ? canonicalAddress.path + (query && `?${query}`)
    : undefined
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { guardOf } from '#application/routing/guarded-paths.ts'
import { guardRedirect } from '#application/routing/guards.ts'
import { redirectionOf, routeRules } from '#application/routing/route-rules.ts'
import { readAddress, type Address } from './address.ts'
import { rootRedirect } from './locale/root.ts'
import type { PageSource } from './page-cache/page-cache.ts'
import { speculationHeader } from './speculation-rules.ts'
import { closedPolicy } from './security/security-headers.ts'
import { readHint } from './session/session-cookies.ts'

type Headers = Readonly<Record<string, string>>
/** Answers at once where it can: a page that is kept needs no promise. */
type Handler = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>

/** The Russian home answers by who asks (R-locale-cookie), so that no cache in between may keep it. */
const homeHeaders = {
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Language, Accept-Encoding, rsc, next-router-prefetch, next-router-segment-prefetch',
}

/** Own pages are the same shell for everybody, but a guard decides who gets their document. */
const guardedHeaders = {
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Encoding, rsc, next-router-prefetch, next-router-segment-prefetch',
}

/** Answers every address that is no file and no use-case. */
export function pageRoute(pages: PageSource, own: Headers, badRequest: Handler): Handler {
  const ofPages = { ...own, ...speculationHeader }
  const ofHome = { ...ofPages, ...homeHeaders }
  const ofGuarded = { ...ofPages, ...guardedHeaders }

  const redirect = (reply: FastifyReply, status: number, location: string, headers: Headers) =>
    void reply
      .code(status)
      .headers({ ...own, 'content-security-policy': closedPolicy, ...headers })
      .header('location', location)
      .send()

  return (request, reply) => {
    const target = request.raw.url ?? '/'
    const address = readAddress(target)
    if (address === 'malformed') return badRequest(request, reply)
    const query = target.slice(target.indexOf('?') + 1 || target.length)
    const elsewhere = redirectionOf(routeRules, address.path, query)
    if (elsewhere) return redirect(reply, 307, elsewhere.location, {})
    const slashless = withoutSlash(address)
    if (slashless) return redirect(reply, 308, query ? `${slashless}?${query}` : slashless, {})
    if (guardOf(address.path) !== undefined) {
      // Next's router gets the shell, and the guard in the browser decides: it would keep a redirect beyond the sign-in.
      const to = request.headers.rsc === undefined && guardRedirect(target, readHint(request.headers.cookie))
      if (to) return redirect(reply, 302, to, { ...guardedHeaders, 'cache-control': 'no-store' })
      return pages.answer(request, reply, address, ofGuarded)
    }
    const home = address.path === '/'
    if (home && request.headers.rsc === undefined) {
      const { cookie, 'accept-language': accepted } = request.headers
      const to = rootRedirect(query, cookie, accepted)
      if (to)
        return redirect(reply, to.status, to.location, {
          ...homeHeaders,
          ...(to.cookie && { 'set-cookie': to.cookie }),
        })
    }
    return pages.answer(request, reply, address, home ? ofHome : ofPages)
  }
}

/** `/kazan/` is `/kazan`, where a page has that address. */
function withoutSlash({ path, route }: Address): string | undefined {
  if (route || path === '/' || !path.endsWith('/')) return undefined
  const trimmed = readAddress(path.slice(0, -1))
  return trimmed !== 'malformed' && trimmed.route ? trimmed.path : undefined
}

import type { FastifyInstance } from 'fastify'
import { localePath } from '#application/routing/locale-path.ts'
import { editPasswordRoute } from '#application/routing/own-routes.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { getPreferredLocale } from '#infrastructure/web-server/locale/root.ts'
import type { ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'

const dayMs = 86_400_000
/** The file must name a day within a year after which it is out of date (RFC 9116). */
const validDays = 180

/**
 * `/.well-known/change-password`, by which password managers find the form, and `/.well-known/security.txt`, which says where to
 * report a vulnerability, if the operator has set it.
 */
export function addWellKnownRoutes(app: FastifyInstance, own: ResponseHeaders, securityContact: string | undefined) {
  const { siteUrl } = getRuntime()
  const headers = { ...own, 'content-security-policy': closedPolicy }

  app.get('/.well-known/change-password', (request, reply) => {
    const { cookie, 'accept-language': accepted } = request.headers
    const path = localePath(getPreferredLocale(cookie, accepted), editPasswordRoute.path)
    return reply.headers({ ...headers, 'cache-control': 'no-store' }).redirect(path, 303)
  })

  if (securityContact === undefined) return
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date((Math.floor(Date.now() / dayMs) + validDays) * dayMs)
    const text = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: ru, en',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n')
    return reply
      .headers({ ...headers, 'cache-control': 'public, max-age=86400' })
      .type('text/plain; charset=utf-8')
      .send(text)
  })
}

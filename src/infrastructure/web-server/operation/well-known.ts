import type { FastifyInstance } from 'fastify'
import { localizePath } from '#application/routing/locale-path.ts'
import { editPasswordRoute } from '#application/routing/guarded-routes.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { getPreferredLocale } from '#infrastructure/web-server/locale/root-redirect.ts'
import type { ResponseHeaders } from '#infrastructure/web-server/page-cache/send-page.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'

const dayMs = 86_400_000
/** RFC 9116 requires an expiry date, and recommends one within a year. */
const validDays = 180

export function addWellKnownRoutes(
  app: FastifyInstance,
  commonHeaders: ResponseHeaders,
  securityContact: string | undefined,
) {
  const { siteUrl } = getRuntime()
  const headers = { ...commonHeaders, 'content-security-policy': closedPolicy }

  app.get('/.well-known/change-password', (request, reply) => {
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    const path = localizePath(getPreferredLocale(cookie, acceptLanguage), editPasswordRoute.path)
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

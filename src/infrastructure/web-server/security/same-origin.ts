import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>

/**
 * Whether a page of this site made the call. Browsers prove it with `Sec-Fetch-Site`, which no script can forge, or with
 * `Origin`; a call with neither is refused, and either header alone can deny it.
 */
export function isSameOrigin({ headers, host, protocol }: Asked, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': from } = headers
  if (from !== undefined && from !== 'same-origin') return false
  if (origin === undefined) return from !== undefined
  return origin === new URL(siteUrl).origin || isSiteOrigin(origin, { host, protocol }, siteUrl)
}

/** Whether the origin is the requested host: the site may have more addresses than `SITE_URL`. */
function isSiteOrigin(origin: string, { host, protocol }: Omit<Asked, 'headers'>, siteUrl: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (!url || url.origin !== origin || url.host !== host) return false
  // A proxy may end the encryption; a site without any has no encrypted pages.
  if (url.protocol === 'https:') return protocol === 'https' || siteUrl.startsWith('https:')
  // An unencrypted page may come from anybody.
  return url.protocol === 'http:' && protocol === 'http'
}

/** Whether the browser says that another site's page made the call; browsers that don't say are let through. */
export const isCrossSite = ({ headers }: Pick<Asked, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'

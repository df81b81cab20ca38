import type { FastifyRequest } from 'fastify'

type OriginRequest = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>

/**
 * Whether a page of this site made the call. Browsers prove this with `Sec-Fetch-Site`, which no script can forge, or
 * with `Origin`. Calls without these headers, or with the origin of another site, are refused.
 */
export function isSameOrigin({ headers, host, protocol }: OriginRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  if (origin === undefined) return fetchSite !== undefined
  return origin === new URL(siteUrl).origin || isSiteOrigin(origin, { host, protocol }, siteUrl)
}

/** Whether the origin is the requested host. The site may have more hosts than that of `SITE_URL`. */
function isSiteOrigin(origin: string, { host, protocol }: Omit<OriginRequest, 'headers'>, siteUrl: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (!url || url.origin !== origin || url.host !== host) return false
  // A proxy may terminate TLS. A site without TLS has no https pages.
  if (url.protocol === 'https:') return protocol === 'https' || siteUrl.startsWith('https:')
  // An unencrypted page may come from anybody.
  return url.protocol === 'http:' && protocol === 'http'
}

/** Whether the browser reports that a page of another site made the call. Older browsers report nothing and pass. */
export const isCrossSite = ({ headers }: Pick<OriginRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'

import type { FastifyRequest } from 'fastify'

type OriginRequest = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>

/** Browsers prove the origin with `Sec-Fetch-Site`, which no script can forge, or with `Origin`. */
export function isSameOrigin({ headers, host, protocol }: OriginRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  if (origin === undefined) return fetchSite !== undefined
  return origin === new URL(siteUrl).origin || isSiteOrigin(origin, { host, protocol }, siteUrl)
}

/** The site may have more hosts than that of `SITE_URL`. */
function isSiteOrigin(origin: string, { host, protocol }: Omit<OriginRequest, 'headers'>, siteUrl: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (!url || url.origin !== origin || url.host !== host) return false
  // A proxy may terminate TLS. A site without TLS has no https pages.
  if (url.protocol === 'https:') return protocol === 'https' || siteUrl.startsWith('https:')
  // An attacker on the network can forge a page over HTTP, so the request must have come over HTTP too. Behind a TLS
  // proxy that is not trusted, `protocol` is always `http`, and only `Sec-Fetch-Site` rejects such a page.
  return url.protocol === 'http:' && protocol === 'http'
}

/** False if the browser sends no `Sec-Fetch-Site`. */
export const isCrossOrigin = ({ headers }: Pick<OriginRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'

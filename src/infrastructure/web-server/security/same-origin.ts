import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>

/**
 * Whether a call was made by a page of this site. A browser says so by `Sec-Fetch-Site`, which no script can forge, or at
 * least by `Origin`; a call with neither has no proof. What one of them denies, the other can't grant.
 */
export function isSameOrigin({ headers, host, protocol }: Asked, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': from } = headers
  if (from !== undefined && from !== 'same-origin') return false
  if (origin === undefined) return from !== undefined
  return origin === new URL(siteUrl).origin || isOwn(origin, host, protocol)
}

/** The site as it was asked for: it may have more addresses than the one of its settings. */
function isOwn(origin: string, host: string, protocol: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (!url || url.origin !== origin || url.host !== host) return false
  // A page that came without encryption may be anybody's.
  return url.protocol === 'https:' || (url.protocol === 'http:' && protocol === 'http')
}

/** Whether a browser says that a page of another site is asking; one that is too old to say so is not held back. */
export const isForeign = ({ headers }: Pick<Asked, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'

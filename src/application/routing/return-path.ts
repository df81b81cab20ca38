import { splitLocale } from './split-locale.ts'
import { isReservedSegment, pageSegments } from './city-slug.ts'

const maxLength = 2000
// Printable ASCII, as browsers encode URLs, without the backslash, which they read as a slash.
const printablePath = /^\/[!-[\]-~]*$/
const baseUrl = 'https://here.invalid'

/**
 * Parses `returnTo`, where to go after signing in. Accepts pages of this site only, so that no login link leads to another site.
 *
 * @public
 */
export function parseReturnPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > maxLength || !printablePath.test(text) || !URL.canParse(text, baseUrl)) return undefined
  const { origin, pathname } = new URL(text, baseUrl)
  // '/.//host' resolves to '//host', which browsers read as another host.
  return origin === baseUrl && !pathname.startsWith('//') && canBePage(pathname) ? text : undefined
}

function canBePage(pathname: string): boolean {
  const [, first = ''] = splitLocale(pathname).path.split('/')
  // Other reserved segments belong to files and RPC.
  return pageSegments.has(first) || !isReservedSegment(first)
}

/** The home page with the login dialog open. `back` is the path and query to return to. */
export const loginPath = (home: string, back: string): string =>
  `${home}?login&returnTo=${encodeURIComponent(back).replaceAll('%2F', '/')}`

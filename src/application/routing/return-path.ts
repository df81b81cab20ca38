import { splitLocale } from './split-locale.ts'
import { isReservedSegment, pageSegments } from './city-slug.ts'

const maxLength = 2000
// Printable ASCII without the backslash, which browsers read as a slash. A browser writes every address so.
const printablePath = /^\/[!-[\]-~]*$/
const baseUrl = 'https://here.invalid'

/**
 * Reads `returnTo`: where to go after signing in. Undefined unless it is a page of this site, so that no link to the login leads
 * elsewhere.
 *
 * @public
 */
export function parseReturnPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > maxLength || !printablePath.test(text) || !URL.canParse(text, baseUrl)) return undefined
  const { origin, pathname } = new URL(text, baseUrl)
  // Dots climb ('/.//host'): what is left must not begin with a host, either.
  return origin === baseUrl && !pathname.startsWith('//') && canBePage(pathname) ? text : undefined
}

function canBePage(pathname: string): boolean {
  const [, first = ''] = splitLocale(pathname).path.split('/')
  // The other reserved segments belong to files and rpc.
  return pageSegments.has(first) || !(isReservedSegment(first) || first === '_next')
}

/** The home page with the login open, and the path (with its query) to return to. */
export const loginPath = (home: string, back: string): string =>
  `${home}?login&returnTo=${encodeURIComponent(back).replaceAll('%2F', '/')}`

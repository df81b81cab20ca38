import { isReservedWord, pageWords } from './city-slug.ts'
import { splitLocale } from './locale-path.ts'

const longest = 2000
// Printable ASCII without the backslash, which browsers read as a slash. A browser writes every address so.
const plain = /^\/[!-[\]-~]*$/
const here = 'https://here.invalid'

/**
 * Where somebody goes back to once they have signed in, as the address says it. Anything but a page of this site means
 * nothing: a link to the login must not lead elsewhere.
 *
 * @public
 */
export function parseReturnPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > longest || !plain.test(text) || !URL.canParse(text, here)) return undefined
  const { origin, pathname } = new URL(text, here)
  // Dots climb ('/.//host'): what is left must not begin with a host, either.
  return origin === here && !pathname.startsWith('//') && isPage(pathname) ? text : undefined
}

function isPage(pathname: string): boolean {
  const [, first = ''] = splitLocale(pathname).path.split('/')
  // Other reserved words begin the addresses of files and of rpc.
  return pageWords.has(first) || !(isReservedWord(first) || first === '_next')
}

/** The home page with the login open, and the way back to where somebody wanted to go (path with its query). */
export const loginPath = (home: string, back: string): string =>
  `${home}?login&returnTo=${encodeURIComponent(back).replaceAll('%2F', '/')}`

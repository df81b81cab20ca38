import type { Locale } from '#domain/shared/locale.ts'
import { decodePercent } from '#domain/shared/slug.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { splitLocale } from '#application/routing/split-locale.ts'
import { isReservedSegment, pageSegments } from '#application/routing/city-slug.ts'

const maxPathLength = 2000
// Printable ASCII, as browsers encode URLs, without the backslash, which they read as a slash.
const printablePath = /^\/[!-[\]-~]*$/
const baseUrl = 'https://here.invalid'

/**
 * Accepts only pages of this site, so that no login link leads away. Returns the path in `locale`, because the visitor
 * may have switched the language after the link was created.
 *
 * @public
 */
export function parseReturnPath(text: string | null | undefined, locale: Locale): string | undefined {
  if (!text || !isPagePath(text)) return undefined
  const returnPath = localizePath(locale, splitLocale(text).path)
  // '/en/.//host' is a page, '/.//host' is not.
  return isPagePath(returnPath) ? returnPath : undefined
}

function isPagePath(text: string): boolean {
  if (text.length > maxPathLength || !printablePath.test(text) || !URL.canParse(text, baseUrl)) return false
  const { origin, pathname } = new URL(text, baseUrl)
  // '/.//host' resolves to '//host', which browsers read as another host.
  return origin === baseUrl && !pathname.startsWith('//') && canBePage(pathname)
}

function canBePage(pathname: string): boolean {
  const firstSegment = decodePercent(splitLocale(pathname).path.split('/')[1] ?? '')
  if (firstSegment === undefined) return false
  // Other reserved segments belong to files and RPC. Neither a page nor a slug has a dot.
  return pageSegments.has(firstSegment) || !(firstSegment.includes('.') || isReservedSegment(firstSegment))
}

/** `returnPath` includes the query. */
export const getLoginPath = (homePath: string, returnPath: string): string =>
  `${homePath}?login&returnTo=${encodeURIComponent(returnPath).replaceAll('%2F', '/')}`

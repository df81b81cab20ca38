import { resolveRoute } from '#application/routing/resolve-route.ts'
import { decodePercent, encodeSlug } from '#domain/shared/slug.ts'

const plainUrl = /^[^A-Z%]*$/
const categoryParameter = 'category='

/**
 * Finds the spelling of a URL whose city and category are in lower case; undefined if they are already, or if the URL
 * has neither. Slugs may have capitals (R-slug), so it counts only if the requested URL has no page.
 */
export function findLowerCaseUrl(url: string): string | undefined {
  if (plainUrl.test(url)) return undefined
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2)
  const decodedPath = decodePercent(path)
  if (decodedPath === undefined) return undefined
  const { route } = resolveRoute(decodedPath)
  if (route?.name === 'profiles') {
    const lowerCaseQuery = query.split('&').map(lowerCategory).join('&')
    return lowerCaseQuery === query ? undefined : `${path}?${lowerCaseQuery}`
  }
  if (route?.name !== 'city' && route?.name !== 'specialists') return undefined
  const lowerCasePath = toLowerCase(path)
  return lowerCasePath === path ? undefined : lowerCasePath + (query && `?${query}`)
}

const lowerCategory = (parameter: string): string =>
  parameter.startsWith(categoryParameter)
    ? categoryParameter + toLowerCase(parameter.slice(categoryParameter.length))
    : parameter

/** Keeps the escapes of a slug without capitals. */
const toLowerCase = (slug: string): string => {
  const decodedSlug = decodePercent(slug) ?? slug
  const lowerCaseSlug = decodedSlug.toLowerCase()
  return lowerCaseSlug === decodedSlug ? slug : encodeSlug(lowerCaseSlug)
}

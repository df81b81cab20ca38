import { resolveRoute } from '#application/routing/resolve-route.ts'
import { decodePercent, encodeSegments } from '#domain/shared/slug.ts'

const urlWithoutCapitals = /^[^A-Z%]*$/
const categoryParameter = 'category='

/** Slugs may have capitals (R-slug), so redirect only if the requested URL has no page. */
export function findLowerCaseUrl(url: string): string | undefined {
  if (urlWithoutCapitals.test(url)) return undefined
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2)
  const decodedPath = decodePercent(path)
  if (decodedPath === undefined) return undefined
  const { route } = resolveRoute(decodedPath)
  if (route?.name === 'profiles') {
    const lowerCaseQuery = query.split('&').map(toLowerCaseCategory).join('&')
    return lowerCaseQuery === query ? undefined : `${path}?${lowerCaseQuery}`
  }
  if (route?.name !== 'city' && route?.name !== 'specialists') return undefined
  const lowerCasePath = toLowerCase(path)
  return lowerCasePath === path ? undefined : lowerCasePath + (query && `?${query}`)
}

const toLowerCaseCategory = (parameter: string): string =>
  parameter.startsWith(categoryParameter)
    ? categoryParameter + toLowerCase(parameter.slice(categoryParameter.length))
    : parameter

/** Keeps the percent-encoding of text that has no capitals. */
const toLowerCase = (encodedText: string): string => {
  const decodedText = decodePercent(encodedText) ?? encodedText
  const lowerCaseText = decodedText.toLowerCase()
  return lowerCaseText === decodedText ? encodedText : encodeSegments(lowerCaseText)
}

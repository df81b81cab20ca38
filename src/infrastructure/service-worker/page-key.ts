import { knownParameterNames } from './known-parameters-table.ts'

const isKnown = (parameter: string) =>
  [...new URLSearchParams(parameter).keys()].some(name => knownParameterNames.includes(name))

export function getPageKey(url: string): string {
  const { origin, pathname, search } = new URL(url)
  const query = search.slice(1).split('&').filter(isKnown).join('&')
  return origin + pathname + (query && `?${query}`)
}

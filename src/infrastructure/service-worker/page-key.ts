import { parameterNames } from './known-parameters-table.ts'

const isKnown = (parameter: string) =>
  [...new URLSearchParams(parameter).keys()].some(name => parameterNames.includes(name))

export function getPageKey(url: string): string {
  const { origin, pathname, search } = new URL(url)
  const query = search.slice(1).split('&').filter(isKnown).join('&')
  return origin + pathname + (query && `?${query}`)
}

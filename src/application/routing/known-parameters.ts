import { citiesParameter, prefixParameter } from './city-choice.ts'
import { filterParameters } from './list-path.ts'

/**
 * The query parameters on which the content of a page depends. Others, such as `login`, `lang` or those of trackers, at
 * most cause a redirect.
 */
export const knownParameters: ReadonlySet<string> = new Set([
  ...Object.values(filterParameters),
  prefixParameter,
  citiesParameter,
  'category',
  'page',
  'ids',
])

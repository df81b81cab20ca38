import { citiesParameter, prefixParameter } from './city-choice.ts'
import { filterParameters } from './list-path.ts'

/** The query parameters that change the response to a URL. Others, such as `login` or those of trackers, do not. */
export const knownParameters: ReadonlySet<string> = new Set([
  ...Object.values(filterParameters),
  prefixParameter,
  citiesParameter,
  'category',
  'page',
  'ids',
])

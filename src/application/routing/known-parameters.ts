import { citiesParameter, prefixParameter } from './city-choice.ts'
import { filterParameters } from './list-path.ts'

/** The query parameters that change a page. All others, such as those of trackers, are ignored. */
export const knownParameters: ReadonlySet<string> = new Set([
  ...Object.values(filterParameters),
  prefixParameter,
  citiesParameter,
  'category',
  'page',
  'ids',
])

import positions from './coordinates.json'

/** A point on the dot map, in its 600 × 288 view box. */
interface CityPoint {
  readonly x: number
  readonly y: number
}

const positionBySlug: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(positions))

/** In a browser, load this file lazily: the coordinates are a larger download than the map. */
export const getCityPoint = (slug: string): CityPoint | undefined => {
  const [x, y] = positionBySlug.get(slug) ?? []
  return x === undefined || y === undefined ? undefined : { x, y }
}

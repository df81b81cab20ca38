import positions from './coordinates.json'

/** A point of the map of dots, in its box of 600 × 288. */
export interface CityPoint {
  readonly x: number
  readonly y: number
}

const places: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(positions))

/** Where a city lies on the map; undefined when nobody knows. The table weighs more than the map: no page loads it before it is needed. */
export const cityPoint = (slug: string): CityPoint | undefined => {
  const [x, y] = places.get(slug) ?? []
  return x === undefined || y === undefined ? undefined : { x, y }
}

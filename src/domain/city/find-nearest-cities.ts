import { getOtherCitiesInRegion, type City, type Region } from './city.ts'
import { getCityPoint } from './city-point.ts'
import { isLargeCity } from './large-cities.ts'

// Up to four of the nearest cities of any size, and of the nearest large ones, which nearly always have specialists.
const maxPerKind = 4

/** Of the dot map. Its projection distorts distances by up to 5 %. */
const kmPerUnit = 13.4

export interface NearestCity {
  readonly city: City
  /** As the crow flies, in tens of kilometers, because the points are about 5 km exact. Null: unknown. */
  readonly distanceKm: number | null
}

const getDistance = (origin: { readonly x: number; readonly y: number }, slug: string): number => {
  const target = getCityPoint(slug)
  return target ? Math.hypot(target.x - origin.x, target.y - origin.y) : Infinity
}

const roundKm = (distance: number): number => Math.max(10, Math.round((distance * kmPerUnit) / 10) * 10)

/** Returns up to eight cities, nearest first. If the city has no coordinates, returns other cities of its region. */
export const findNearestCities = (regions: readonly Region[], city: City): readonly NearestCity[] => {
  const otherCities = regions.flatMap(({ cities }) => cities).filter(({ id }) => id !== city.id)
  const origin = getCityPoint(city.slug)
  if (!origin)
    return getOtherCitiesInRegion(regions, city)
      .slice(0, 2 * maxPerKind)
      .map(other => ({ city: other, distanceKm: null }))
  const sortedCities = otherCities
    .map(other => ({ city: other, distance: getDistance(origin, other.slug) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ city: other, distance }) => ({ city: other, distanceKm: roundKm(distance) }))
  const nearestCities = sortedCities.slice(0, maxPerKind)
  const nearestLargeCities = sortedCities
    .filter(other => isLargeCity(other.city.slug) && !nearestCities.includes(other))
    .slice(0, maxPerKind)
  return sortedCities.filter(other => nearestCities.includes(other) || nearestLargeCities.includes(other))
}

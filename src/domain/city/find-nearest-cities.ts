import { getOtherCitiesInRegion, type City, type Region } from './city.ts'
import { getCityPoint } from './city-point.ts'
import { isLargeCity } from './large-cities.ts'

// Up to four of the nearest cities of any size, and of the nearest large ones, which nearly always have specialists.
const maxPerKind = 4

const getDistance = (origin: { readonly x: number; readonly y: number }, slug: string): number => {
  const target = getCityPoint(slug)
  return target ? Math.hypot(target.x - origin.x, target.y - origin.y) : Infinity
}

/** Returns up to eight cities, nearest first. If the city has no coordinates, returns other cities of its region. */
export const findNearestCities = (regions: readonly Region[], city: City): readonly City[] => {
  const otherCities = regions.flatMap(({ cities }) => cities).filter(({ id }) => id !== city.id)
  const origin = getCityPoint(city.slug)
  if (!origin) return getOtherCitiesInRegion(regions, city).slice(0, 2 * maxPerKind)
  const sortedCities = otherCities
    .map(other => ({ other, distance: getDistance(origin, other.slug) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ other }) => other)
  const nearestCities = sortedCities.slice(0, maxPerKind)
  const nearestLargeCities = sortedCities
    .filter(other => isLargeCity(other.slug) && !nearestCities.includes(other))
    .slice(0, maxPerKind)
  return sortedCities.filter(other => nearestCities.includes(other) || nearestLargeCities.includes(other))
}

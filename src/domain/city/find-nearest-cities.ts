import { getOtherCitiesInRegion, type City, type Region } from './city.ts'
import { getCityPoint } from './city-point.ts'
import { isLargeCity } from './large-cities.ts'

// Half of the result are the nearest cities of any size, half the nearest large ones, which nearly always have specialists.
const maxPerKind = 4

const getDistance = (from: { readonly x: number; readonly y: number }, slug: string): number => {
  const to = getCityPoint(slug)
  return to ? Math.hypot(to.x - from.x, to.y - from.y) : Infinity
}

/** Up to eight cities around one, nearest first. Without known coordinates: cities of the same region. */
export const findNearestCities = (regions: readonly Region[], city: City): readonly City[] => {
  const others = regions.flatMap(({ cities }) => cities).filter(({ id }) => id !== city.id)
  const here = getCityPoint(city.slug)
  if (!here) return getOtherCitiesInRegion(regions, city).slice(0, 2 * maxPerKind)
  const byDistance = others
    .map(other => ({ other, distance: getDistance(here, other.slug) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ other }) => other)
  const nearest = byDistance.slice(0, maxPerKind)
  const nearestLarge = byDistance
    .filter(other => isLargeCity(other.slug) && !nearest.includes(other))
    .slice(0, maxPerKind)
  return byDistance.filter(other => nearest.includes(other) || nearestLarge.includes(other))
}

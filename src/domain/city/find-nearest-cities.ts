import { getOtherCitiesInRegion, type City, type Region } from './city.ts'
import { getCityPoint } from './city-point.ts'
import { isLargeCity } from './large-cities.ts'

/** Applies separately to the nearest cities and to large ones, which nearly always have specialists. */
const maxPerKind = 4

/** Kilometers per unit of the dot map. Its projection distorts distances by up to 5%. */
const kmPerUnit = 13.4

export interface CityWithDistance {
  readonly city: City
  /** Straight-line distance, rounded to 10 km: the points are accurate to about 5 km. Null without coordinates. */
  readonly distanceKm: number | null
}

const getMapDistance = (origin: { readonly x: number; readonly y: number }, slug: string): number => {
  const target = getCityPoint(slug)
  return target ? Math.hypot(target.x - origin.x, target.y - origin.y) : Infinity
}

const toRoundedKm = (mapDistance: number): number => Math.max(10, Math.round((mapDistance * kmPerUnit) / 10) * 10)

export const findNearestCities = (regions: readonly Region[], city: City): readonly CityWithDistance[] => {
  const otherCities = regions.flatMap(({ cities }) => cities).filter(({ id }) => id !== city.id)
  const origin = getCityPoint(city.slug)
  if (!origin)
    return getOtherCitiesInRegion(regions, city)
      .slice(0, 2 * maxPerKind)
      .map(other => ({ city: other, distanceKm: null }))
  const sortedCities = otherCities
    .map(other => ({ city: other, mapDistance: getMapDistance(origin, other.slug) }))
    .filter(({ mapDistance }) => mapDistance < Infinity)
    .toSorted((a, b) => a.mapDistance - b.mapDistance)
    .map(({ city: other, mapDistance }) => ({ city: other, distanceKm: toRoundedKm(mapDistance) }))
  const nearestCities = sortedCities.slice(0, maxPerKind)
  const nearestLargeCities = sortedCities
    .filter(candidate => isLargeCity(candidate.city.slug) && !nearestCities.includes(candidate))
    .slice(0, maxPerKind)
  return sortedCities.filter(candidate => nearestCities.includes(candidate) || nearestLargeCities.includes(candidate))
}

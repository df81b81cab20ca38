import { citiesBeside, type City, type Region } from './city.ts'
import { cityPoint } from './city-point.ts'
import { isLarge } from './large-cities.ts'

/** Half of them are the nearest whatever their size, half the nearest large ones: these have somebody nearly always. */
const mostOfAKind = 4

const distance = (from: { readonly x: number; readonly y: number }, slug: string): number => {
  const to = cityPoint(slug)
  return to ? Math.hypot(to.x - from.x, to.y - from.y) : Infinity
}

/** Up to eight cities around one, the nearest first; those of its region where nobody knows its place. */
export const nearestCities = (regions: readonly Region[], city: City): readonly City[] => {
  const others = regions.flatMap(({ cities }) => cities).filter(({ id }) => id !== city.id)
  const here = cityPoint(city.slug)
  if (!here) return citiesBeside(regions, city).slice(0, 2 * mostOfAKind)
  const byDistance = others
    .map(other => ({ other, far: distance(here, other.slug) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.far - b.far)
    .map(({ other }) => other)
  const near = byDistance.slice(0, mostOfAKind)
  const large = byDistance.filter(other => isLarge(other.slug) && !near.includes(other)).slice(0, mostOfAKind)
  return byDistance.filter(other => near.includes(other) || large.includes(other))
}

import type { City, Region } from './city'

/** The name of the region that a city is in; null where the regions don't say. */
export const regionOf = (regions: readonly Region[], city: City): string | null =>
  regions.find(region => region.cities.some(({ id }) => id === city.id))?.name ?? null

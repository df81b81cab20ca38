import type { City, Region } from './city.ts'

const holding = (regions: readonly Region[], city: City): Region | undefined =>
  regions.find(region => region.cities.some(({ id }) => id === city.id))

/** The name of the region that a city is in; null where the regions don't say. */
export const regionOf = (regions: readonly Region[], city: City): string | null => holding(regions, city)?.name ?? null

/** The other cities of its region. */
export const citiesBeside = (regions: readonly Region[], city: City): readonly City[] =>
  holding(regions, city)?.cities.filter(({ id }) => id !== city.id) ?? []

export interface City {
  readonly id: number
  readonly slug: string
  readonly name: string
}

export interface Region {
  readonly name: string
  readonly cities: readonly City[]
}

export interface CityNotFound {
  readonly _tag: 'CityNotFound'
  readonly slug: string
}

/** The city could not be asked for: nobody knows whether it exists. */
export interface CityUnavailable {
  readonly _tag: 'CityUnavailable'
  readonly slug: string
}

const holding = (regions: readonly Region[], city: City): Region | undefined =>
  regions.find(region => region.cities.some(({ id }) => id === city.id))

/** The name of the region that a city is in; null where the regions don't say. */
export const regionOf = (regions: readonly Region[], city: City): string | null => holding(regions, city)?.name ?? null

/** The other cities of its region. */
export const citiesBeside = (regions: readonly Region[], city: City): readonly City[] =>
  holding(regions, city)?.cities.filter(({ id }) => id !== city.id) ?? []

type Given = { readonly [K in keyof City]?: unknown }

const isCity = (given: Given): given is City =>
  Number.isInteger(given.id) &&
  Number(given.id) > 0 &&
  typeof given.slug === 'string' &&
  /^[a-z0-9-]+$/.test(given.slug) &&
  typeof given.name === 'string' &&
  given.name !== ''

/** A city out of what somebody else may have written, such as a browser's storage. */
export function parseCity(value: unknown): City | undefined {
  // Of what is no object all fields are undefined.
  const given: Given = Object.assign({}, value)
  return isCity(given) ? { id: given.id, slug: given.slug, name: given.name } : undefined
}

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

/** The API did not answer, so the city may exist. */
export interface CityUnavailable {
  readonly _tag: 'CityUnavailable'
  readonly slug: string
}

const findRegion = (regions: readonly Region[], city: City): Region | undefined =>
  regions.find(region => region.cities.some(({ id }) => id === city.id))

export const getRegionName = (regions: readonly Region[], city: City): string | null =>
  findRegion(regions, city)?.name ?? null

export const getOtherCitiesInRegion = (regions: readonly Region[], city: City): readonly City[] =>
  findRegion(regions, city)?.cities.filter(({ id }) => id !== city.id) ?? []

type UnknownFields = { readonly [K in keyof City]?: unknown }

const isCity = (fields: UnknownFields): fields is City =>
  Number.isInteger(fields.id) &&
  Number(fields.id) > 0 &&
  typeof fields.slug === 'string' &&
  /^[a-z0-9-]+$/.test(fields.slug) &&
  typeof fields.name === 'string' &&
  fields.name !== ''

/** Parses a city from an untrusted source, such as local storage. */
export function parseCity(value: unknown): City | undefined {
  const fields: UnknownFields = Object.assign({}, value)
  return isCity(fields) ? { id: fields.id, slug: fields.slug, name: fields.name } : undefined
}

export interface City {
  readonly id: number
  readonly slug: string
  readonly name: string
}

export interface CityWithRegion extends City {
  readonly region: string
}

export interface Region {
  readonly name: string
  readonly cities: readonly City[]
}

export interface CityNotFound {
  readonly _tag: 'CityNotFound'
  readonly slug: string
}

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

/** Looser than `isSlug`, to keep the inline script of every page small. */
export function parseCity(value: unknown): City | undefined {
  const { id, slug, name }: { readonly [K in keyof City]?: unknown } = value ?? {}
  return typeof id === 'number' &&
    id > 0 &&
    id % 1 === 0 &&
    typeof slug === 'string' &&
    /^[^./]+$/.test(slug) &&
    typeof name === 'string' &&
    name
    ? { id, slug, name }
    : undefined
}

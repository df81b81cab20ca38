import { memoizeByIdentity } from '#domain/shared/memoize-by-identity.ts'
import type { Region } from './city.ts'
import { listCities } from './group-cities-by-letter.ts'

/** The regions of cities that share their name with another city (R-city-groups), by the city's slug. */
export const getNamesakeRegions = memoizeByIdentity(
  (regions: readonly Region[]): ReadonlyMap<string, string> =>
    new Map(listCities(regions).flatMap(({ slug, region }) => (region ? [[slug, region] as const] : []))),
)

/** 'Киров (Калужская область)'. */
export const addRegion = (text: string, region: string | null): string =>
  region === null ? text : `${text} (${region})`

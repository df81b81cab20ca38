import { memoizeByIdentity } from '#domain/shared/memoize-by-identity.ts'
import type { Region } from './city.ts'
import { listCities } from './group-cities-by-letter.ts'

/** By the city's slug. */
export const getNamesakeRegions = memoizeByIdentity(
  (regions: readonly Region[]): ReadonlyMap<string, string> =>
    new Map(listCities(regions).flatMap(({ slug, region }) => (region ? [[slug, region] as const] : []))),
)

export const addRegion = (text: string, region: string | null): string =>
  region === null ? text : `${text} (${region})`

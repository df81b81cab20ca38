import type { CityRecord } from '#mocks/world/collections.ts'
import { answering, type WorldNow } from './answering.ts'
import { noSuchCity } from './refusal.ts'

export const regionsHandler = (worldNow: WorldNow) =>
  answering('regions', worldNow, ({ collections }, { asker: { lang } }) => {
    const byRegion = new Map<number, CityRecord[]>()
    for (const city of collections.cities.all()) {
      byRegion.set(city.regionId, [...(byRegion.get(city.regionId) ?? []), city])
    }
    const regions = collections.regions.all()
    return {
      regions: regions.map(region => ({
        name: region[lang].name,
        cities: (byRegion.get(region.id) ?? []).map(city => city[lang]),
      })),
    }
  })

export const cityHandler = (worldNow: WorldNow) =>
  answering('cityBySlug', worldNow, ({ places }, { param, asker: { lang } }) => {
    const city = places.citiesBySlug.get(param)
    return city ? { city: city[lang] } : noSuchCity
  })

import type { CityRecord } from '#mocks/world/collections.ts'
import type { Handlers } from './handler.ts'
import { noSuchCity } from './refusal.ts'

export const cityHandlers = {
  regions: ({ collections }, { viewer: { lang } }) => {
    const citiesByRegion = new Map<number, CityRecord[]>()
    for (const city of collections.cities.all()) {
      citiesByRegion.set(city.regionId, [...(citiesByRegion.get(city.regionId) ?? []), city])
    }
    const regions = collections.regions.all()
    return {
      regions: regions.map(region => ({
        name: region[lang].name,
        cities: (citiesByRegion.get(region.id) ?? []).map(city => city[lang]),
      })),
    }
  },
  cityBySlug: ({ catalog }, { param, viewer: { lang } }) => {
    const city = catalog.citiesBySlug.get(param)
    return city ? { city: city[lang] } : noSuchCity
  },
} satisfies Handlers

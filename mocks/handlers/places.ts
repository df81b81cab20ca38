import type { CityRecord } from '#mocks/world/collections.ts'
import type { Handlers } from './answering.ts'
import { noSuchCity } from './refusal.ts'

export const cityHandlers = {
  regions: ({ collections }, { asker: { lang } }) => {
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
  },
  cityBySlug: ({ places }, { param, asker: { lang } }) => {
    const city = places.citiesBySlug.get(param)
    return city ? { city: city[lang] } : noSuchCity
  },
} satisfies Handlers

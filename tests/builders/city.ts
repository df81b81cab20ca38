import type { City, Region } from '#domain/city/city.ts'

export const aCity = (overrides: Partial<City> = {}): City => ({ id: 1, slug: 'kazan', name: 'Казань', ...overrides })

export const someRegions = (citiesByRegion: Readonly<Record<string, readonly string[]>>): readonly Region[] =>
  Object.entries(citiesByRegion).map(([name, cities], regionIndex) => ({
    name,
    cities: cities.map((city, index) => ({
      id: regionIndex * 100 + index + 1,
      slug: `city-${regionIndex}-${index}`,
      name: city,
    })),
  }))

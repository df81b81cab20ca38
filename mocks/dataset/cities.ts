import { citiesTable } from '#mocks/data/cities.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { column, rowsOf } from './rows.ts'
import { slugOf } from './slug.ts'

export interface DataCity {
  readonly id: number
  readonly slug: string
  readonly name: Bilingual
  readonly region: Bilingual
  readonly population: number
}

function cityOf(line: string, index: number) {
  const columns = line.split('\t')
  return {
    id: index + 1,
    name: { ru: column(columns, 0), en: column(columns, 1) },
    region: { ru: column(columns, 2), en: column(columns, 3) },
    population: Number(column(columns, 4)),
  }
}

/** Every city; one whose name others have too carries its region in the slug: `kirov-kirovskaya-oblast`. */
function readCities(table: string): readonly DataCity[] {
  const cities = rowsOf(table).slice(1).map(cityOf)
  const times = new Map<string, number>()
  for (const { name } of cities) times.set(name.ru, (times.get(name.ru) ?? 0) + 1)
  return cities.map(city => {
    const shared = times.get(city.name.ru) !== 1
    return { ...city, slug: slugOf(shared ? `${city.name.ru} ${city.region.ru}` : city.name.ru) }
  })
}

export const dataCities: readonly DataCity[] = readCities(citiesTable)

import { citiesTable } from '#mocks/data/cities.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { getColumn, splitRows } from './rows.ts'
import { slugify } from './slugify.ts'

export interface DatasetCity {
  readonly id: number
  readonly slug: string
  readonly name: Bilingual
  readonly region: Bilingual
  readonly population: number
}

function parseCity(line: string, index: number) {
  const columns = line.split('\t')
  return {
    id: index + 1,
    name: { ru: getColumn(columns, 0), en: getColumn(columns, 1) },
    region: { ru: getColumn(columns, 2), en: getColumn(columns, 3) },
    population: Number(getColumn(columns, 4)),
  }
}

function readCities(table: string): readonly DatasetCity[] {
  const cities = splitRows(table).slice(1).map(parseCity)
  const nameCounts = new Map<string, number>()
  for (const { name } of cities) nameCounts.set(name.ru, (nameCounts.get(name.ru) ?? 0) + 1)
  return cities.map(city => {
    const isNameShared = nameCounts.get(city.name.ru) !== 1
    return { ...city, slug: slugify(isNameShared ? `${city.name.ru} ${city.region.ru}` : city.name.ru) }
  })
}

export const dataCities: readonly DatasetCity[] = readCities(citiesTable)

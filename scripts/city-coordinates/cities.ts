import { citiesTable } from '#mocks/data/cities.ts'
import { dataCities } from '#mocks/dataset/cities.ts'
import { getColumn, splitRows } from '#mocks/dataset/rows.ts'
import type { DotMapCity } from './dot-map.ts'

const rows = splitRows(citiesTable)
  .slice(1)
  .map(row => row.split('\t'))

export const cities: readonly DotMapCity[] = dataCities.map(({ id, slug, population }) => {
  // The id of a city is its row number, counted from 1.
  const columns = rows[id - 1] ?? []
  return { slug, population, latitude: Number(getColumn(columns, 5)), longitude: Number(getColumn(columns, 6)) }
})

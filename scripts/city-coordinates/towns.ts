import { citiesTable } from '#mocks/data/cities.ts'
import { dataCities } from '#mocks/dataset/cities.ts'
import { column, rowsOf } from '#mocks/dataset/rows.ts'
import type { Town } from './map-of-dots.ts'

const rows = rowsOf(citiesTable)
  .slice(1)
  .map(row => row.split('\t'))

/** The cities of the demo data with their place on the globe. */
export const towns: readonly Town[] = dataCities.map(({ id, slug, population }) => {
  const columns = rows[id - 1] ?? []
  return { slug, population, latitude: Number(column(columns, 5)), longitude: Number(column(columns, 6)) }
})

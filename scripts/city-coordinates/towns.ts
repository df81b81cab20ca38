import { citiesTable } from '../../mocks/data/cities'
import { dataCities } from '../../mocks/dataset/cities'
import { column, rowsOf } from '../../mocks/dataset/rows'
import type { Town } from './map-of-dots'

const rows = rowsOf(citiesTable)
  .slice(1)
  .map(row => row.split('\t'))

/** The cities of the demo data with their place on the globe. */
export const towns: readonly Town[] = dataCities.map(({ id, slug, population }) => {
  const columns = rows[id - 1] ?? []
  return { slug, population, latitude: Number(column(columns, 5)), longitude: Number(column(columns, 6)) }
})

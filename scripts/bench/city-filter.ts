import { filterCities } from '#domain/city/city-filter.ts'
import { cityIndex } from '#domain/city/city-index.ts'
import type { Region } from '#domain/city/city.ts'
import { dataCities } from '#mocks/dataset/cities.ts'
import { median } from './statistics.ts'
import { table } from './table.ts'

/* What a key stroke costs in the filter of cities: with the real ones, and with many more of the same kind. */
const times = 200
const strokes = ['к', 'ка', 'каз', 'казань', 'нижн', 'татарстан', 'kazan', 'rfpfym', 'кознь', 'ъъъъ'] as const

/** The real cities as often as it takes, each copy under a name and slug of its own. */
function regionsOf(count: number): readonly Region[] {
  const cities = Array.from({ length: count }, (_, index) => {
    const city = dataCities[index % dataCities.length]
    const copy = Math.floor(index / dataCities.length)
    const slug = `${city?.slug ?? ''}${copy === 0 ? '' : `-${copy}`}`
    return {
      region: city?.region.ru ?? '',
      id: index + 1,
      slug,
      name: `${city?.name.ru ?? ''}${copy === 0 ? '' : ` ${copy}`}`,
    }
  })
  const names = [...new Set(cities.map(({ region }) => region))]
  return names.map(name => ({ name, cities: cities.filter(({ region }) => region === name) }))
}

function msOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

const measured = [dataCities.length, 10_000].map(count => {
  const regions = regionsOf(count)
  const index = cityIndex(regions)
  const perStroke = strokes.map(text =>
    median(Array.from({ length: times }, () => msOf(() => filterCities(index, text)))),
  )
  return { count, made: median(Array.from({ length: 5 }, () => msOf(() => cityIndex(regions)))), perStroke }
})

console.log(`\nFilter of cities, milliseconds, medians of ${times}\n`)
console.log(
  table(
    ['cities', 'index', ...strokes],
    measured.map(({ count, made, perStroke }) =>
      [count, made.toFixed(1), ...perStroke.map(ms => ms.toFixed(2))].map(String),
    ),
  ),
)

import { format, resolveConfig } from 'prettier'
import { createDotPaths, createDotMap, placeCities, type DotMapCity } from './dot-map.ts'

const largeCityPopulation = 100_000

export async function createCityFiles(cities: readonly DotMapCity[]): Promise<ReadonlyMap<string, string>> {
  const points = placeCities(cities)
  const positions = Object.fromEntries(points.map(({ slug, x, y }) => [slug, [x, y]]))
  const largeCities = cities
    .filter(({ population }) => population >= largeCityPopulation)
    .toSorted((a, b) => b.population - a.population)
    .map(({ slug }) => slug)
  return new Map([
    ['public/map.svg', createDotMap(points)],
    await formatJson('src/domain/city/coordinates.json', positions),
    await formatJson('src/ui/city/map/dots.json', createDotPaths(points)),
    await formatJson('src/domain/city/large-cities.json', largeCities),
  ])
}

const formatJson = async (path: string, value: unknown) =>
  [path, await format(JSON.stringify(value), { ...(await resolveConfig(path)), parser: 'json' })] as const

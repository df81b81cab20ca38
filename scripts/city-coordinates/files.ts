import { format, resolveConfig } from 'prettier'
import { createDotPaths, createDotMap, placeTowns, type Town } from './map-of-dots.ts'

const largeCityPopulation = 100_000

/** Path → content of the generated files. */
export async function createFiles(towns: readonly Town[]): Promise<ReadonlyMap<string, string>> {
  const places = placeTowns(towns)
  const positions = Object.fromEntries(places.map(({ slug, x, y }) => [slug, [x, y]]))
  const largest = towns
    .filter(({ population }) => population >= largeCityPopulation)
    .toSorted((a, b) => b.population - a.population)
    .map(({ slug }) => slug)
  return new Map([
    ['public/map.svg', createDotMap(places)],
    await formatJson('src/domain/city/coordinates.json', positions),
    await formatJson('src/ui/city/map/dots.json', createDotPaths(places)),
    await formatJson('src/domain/city/large-cities.json', largest),
  ])
}

const formatJson = async (path: string, value: unknown) =>
  [path, await format(JSON.stringify(value), { ...(await resolveConfig(path)), parser: 'json' })] as const

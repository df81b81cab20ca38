import { format, resolveConfig } from 'prettier'
import { dotPaths, mapOfDots, placed, type Town } from './map-of-dots.ts'

const large = 100_000

/** What the build makes of the towns: path and text of each file. */
export async function placeFiles(towns: readonly Town[]): Promise<ReadonlyMap<string, string>> {
  const places = placed(towns)
  const positions = Object.fromEntries(places.map(({ slug, x, y }) => [slug, [x, y]]))
  const largest = towns
    .filter(({ population }) => population >= large)
    .toSorted((a, b) => b.population - a.population)
    .map(({ slug }) => slug)
  return new Map([
    ['public/map.svg', mapOfDots(places)],
    await json('src/domain/city/coordinates.json', positions),
    await json('src/ui/city/map/dots.json', dotPaths(places)),
    await json('src/domain/city/large-cities.json', largest),
  ])
}

const json = async (path: string, value: unknown) =>
  [path, await format(JSON.stringify(value), { ...(await resolveConfig(path)), parser: 'json' })] as const

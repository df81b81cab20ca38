interface Point {
  readonly x: number
  readonly y: number
}

export interface Town {
  readonly slug: string
  readonly population: number
  readonly latitude: number
  readonly longitude: number
}

export interface TownPoint extends Town, Point {}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

interface Conic {
  /** Degrees: the two standard parallels and the centre of the map. */
  readonly parallels: readonly [number, number]
  readonly latitude: number
  readonly longitude: number
}

/** Albers' equal-area conic projection on the unit sphere; y increases to the south. */
export const createAlbersProjection = ({ parallels: [first, second], latitude, longitude }: Conic) => {
  const n = (Math.sin(toRadians(first)) + Math.sin(toRadians(second))) / 2
  const c = Math.cos(toRadians(first)) ** 2 + 2 * n * Math.sin(toRadians(first))
  const radius = (at: number) => Math.sqrt(c - 2 * n * Math.sin(toRadians(at))) / n
  const origin = radius(latitude)
  return (lat: number, long: number): Point => {
    // Chukotka crosses the date line.
    const angle = n * toRadians(((long - longitude + 540) % 360) - 180)
    return { x: radius(lat) * Math.sin(angle), y: radius(lat) * Math.cos(angle) - origin }
  }
}

const width = 600
const height = 288
const margin = 6
const project = createAlbersProjection({ parallels: [52, 64], latitude: 56, longitude: 98 })
const roundToHalf = (value: number) => Math.round(value * 2) / 2

/** Scales the towns to the width of the map and centres them vertically. Coordinates are rounded to halves. */
export const placeTowns = (towns: readonly Town[]): readonly TownPoint[] => {
  const points = towns.map(town => ({ town, at: project(town.latitude, town.longitude) }))
  const across = getExtent(points.map(({ at }) => at.x))
  const down = getExtent(points.map(({ at }) => at.y))
  const scale = (width - 2 * margin) / across.length
  const top = (height - down.length * scale) / 2
  return points.map(({ town, at }) => ({
    ...town,
    x: roundToHalf(margin + (at.x - across.from) * scale),
    y: roundToHalf(top + (at.y - down.from) * scale),
  }))
}

const getExtent = (values: readonly number[]) => {
  const from = Math.min(...values)
  return { from, length: Math.max(...values) - from }
}

const sizeClasses = [
  { above: 500_000, width: 6.4 },
  { above: 100_000, width: 4.2 },
  { above: 0, width: 2.6 },
] as const
const alwaysDrawnPopulation = 200_000

const getDotWidth = (population: number) =>
  sizeClasses.find(({ above: minPopulation }) => population >= minPopulation)?.width ?? 2.6

/** Drops towns under 200,000 that would cover another dot. Returns large towns first. */
const dropOverlapping = (places: readonly TownPoint[]): readonly TownPoint[] => {
  const taken = new Set<string>()
  return places
    .toSorted((a, b) => b.population - a.population)
    .filter(({ x, y, population }) => {
      const free = !taken.has(`${x} ${y}`)
      taken.add(`${x} ${y}`)
      return free || population >= alwaysDrawnPopulation
    })
}

/** A dot is a line of zero length with a round cap. Sorted for better compression. */
const drawDots = (places: readonly TownPoint[]): string =>
  places
    .toSorted((a, b) => a.x - b.x || a.y - b.y)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')

/** One path for each dot size, smallest first. */
export const createDotPaths = (
  places: readonly TownPoint[],
): readonly { readonly width: number; readonly d: string }[] => {
  const shown = dropOverlapping(places)
  return sizeClasses.toReversed().map(({ width: size }) => ({
    width: size,
    d: drawDots(shown.filter(({ population }) => getDotWidth(population) === size)),
  }))
}

/** The map as SVG, used as a CSS mask. */
export const createDotMap = (places: readonly TownPoint[]): string => {
  const paths = createDotPaths(places).map(path => `<path stroke-width="${path.width}" d="${path.d}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" stroke-linecap="round">${paths.join('')}</svg>\n`
}

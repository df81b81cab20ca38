interface Point {
  readonly x: number
  readonly y: number
}

export interface DotMapCity {
  readonly slug: string
  readonly population: number
  readonly latitude: number
  readonly longitude: number
}

export interface CityDot extends DotMapCity, Point {}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

interface AlbersParameters {
  /** The two standard parallels. All angles are in degrees. */
  readonly parallels: readonly [number, number]
  /** Latitude and longitude of the projection's origin. */
  readonly latitude: number
  readonly longitude: number
}

/**
 * The unit of x and y is the radius of the Earth; y increases to the south. The formulas:
 * https://mathworld.wolfram.com/AlbersEqual-AreaConicProjection.html
 */
export const createAlbersProjection = ({ parallels: [first, second], latitude, longitude }: AlbersParameters) => {
  const n = (Math.sin(toRadians(first)) + Math.sin(toRadians(second))) / 2
  const c = Math.cos(toRadians(first)) ** 2 + 2 * n * Math.sin(toRadians(first))
  const getRadius = (parallel: number) => Math.sqrt(c - 2 * n * Math.sin(toRadians(parallel))) / n
  const originRadius = getRadius(latitude)
  return (lat: number, long: number): Point => {
    // The east of Chukotka is beyond the 180th meridian.
    const angle = n * toRadians(((long - longitude + 540) % 360) - 180)
    return { x: getRadius(lat) * Math.sin(angle), y: getRadius(lat) * Math.cos(angle) - originRadius }
  }
}

const width = 600
const height = 288
const margin = 6
const project = createAlbersProjection({ parallels: [52, 64], latitude: 56, longitude: 98 })
const roundToHalf = (value: number) => Math.round(value * 2) / 2

export const placeCities = (cities: readonly DotMapCity[]): readonly CityDot[] => {
  const points = cities.map(city => ({ city, point: project(city.latitude, city.longitude) }))
  const horizontalExtent = getExtent(points.map(({ point }) => point.x))
  const verticalExtent = getExtent(points.map(({ point }) => point.y))
  const scale = (width - 2 * margin) / horizontalExtent.length
  const top = (height - verticalExtent.length * scale) / 2
  return points.map(({ city, point }) => ({
    ...city,
    x: roundToHalf(margin + (point.x - horizontalExtent.min) * scale),
    y: roundToHalf(top + (point.y - verticalExtent.min) * scale),
  }))
}

const getExtent = (values: readonly number[]) => {
  const min = Math.min(...values)
  return { min, length: Math.max(...values) - min }
}

const dotSizes = [
  { minPopulation: 500_000, width: 6.4 },
  { minPopulation: 100_000, width: 4.2 },
  { minPopulation: 0, width: 2.6 },
] as const
const alwaysDrawnPopulation = 200_000

const getDotWidth = (population: number) =>
  dotSizes.find(({ minPopulation }) => population >= minPopulation)?.width ?? 2.6

/** Of the dots at one position, keeps that of the largest city and those of at least `alwaysDrawnPopulation`. */
const dropOverlappingDots = (dots: readonly CityDot[]): readonly CityDot[] => {
  const occupiedPositions = new Set<string>()
  return dots
    .toSorted((a, b) => b.population - a.population)
    .filter(({ x, y, population }) => {
      const isFree = !occupiedPositions.has(`${x} ${y}`)
      occupiedPositions.add(`${x} ${y}`)
      return isFree || population >= alwaysDrawnPopulation
    })
}

/** Each dot is a line of zero length with a round cap. The dots are sorted for better compression. */
const drawDots = (dots: readonly CityDot[]): string =>
  dots
    .toSorted((a, b) => a.x - b.x || a.y - b.y)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('')

/** Smallest dots first. */
export const createDotPaths = (dots: readonly CityDot[]): readonly { readonly width: number; readonly d: string }[] => {
  const visibleDots = dropOverlappingDots(dots)
  return dotSizes.toReversed().map(({ width: size }) => ({
    width: size,
    d: drawDots(visibleDots.filter(({ population }) => getDotWidth(population) === size)),
  }))
}

/** Draws an SVG for a CSS mask. */
export const createDotMap = (dots: readonly CityDot[]): string => {
  const paths = createDotPaths(dots).map(path => `<path stroke-width="${path.width}" d="${path.d}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" stroke-linecap="round">${paths.join('')}</svg>\n`
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

interface Conic {
  /** In degrees: the two latitudes that keep their length, and the middle of the map. */
  readonly parallels: readonly [number, number]
  readonly latitude: number
  readonly longitude: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Albers' equal-area conic projection on the unit sphere; y grows to the south, as on a screen. */
export const albers = ({ parallels: [first, second], latitude, longitude }: Conic) => {
  const n = (Math.sin(radians(first)) + Math.sin(radians(second))) / 2
  const c = Math.cos(radians(first)) ** 2 + 2 * n * Math.sin(radians(first))
  const radius = (at: number) => Math.sqrt(c - 2 * n * Math.sin(radians(at))) / n
  const origin = radius(latitude)
  return (lat: number, long: number): Point => {
    // Chukotka ends beyond the date line.
    const angle = n * radians(((long - longitude + 540) % 360) - 180)
    return { x: radius(lat) * Math.sin(angle), y: radius(lat) * Math.cos(angle) - origin }
  }
}

import { describe, expect, test } from 'vitest'
import { createAlbersProjection, createDotMap, placeCities, type CityDot } from './dot-map.ts'

const createCity = (slug: string, population: number, latitude: number, longitude: number) => ({
  slug,
  population,
  latitude,
  longitude,
})

describe('Albers projection', () => {
  const project = createAlbersProjection({ parallels: [52, 64], latitude: 56, longitude: 98 })

  test('has its origin in the center and is symmetric about the central meridian', () => {
    expect(project(56, 98)).toEqual({ x: 0, y: 0 })
    const [west, east] = [project(60, 88), project(60, 108)]
    expect(west.x).toBeCloseTo(-east.x, 12)
    expect(west.y).toBeCloseTo(east.y, 12)
  })

  test('preserves lengths along its two standard parallels', () => {
    for (const latitude of [52, 64]) {
      const [a, b] = [project(latitude, 98), project(latitude, 98.001)]
      const distanceOnGlobe = ((0.001 * Math.PI) / 180) * Math.cos((latitude * Math.PI) / 180)
      expect(Math.hypot(a.x - b.x, a.y - b.y) / distanceOnGlobe).toBeCloseTo(1, 9)
    }
  })

  test('preserves areas', () => {
    const degree = Math.PI / 180
    for (const latitude of [45, 56, 70]) {
      const [a, b, c] = [project(latitude, 60), project(latitude, 60.01), project(latitude + 0.01, 60)]
      const areaOnMap = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))
      expect(areaOnMap / (0.01 * degree * 0.01 * degree * Math.cos(latitude * degree))).toBeCloseTo(1, 3)
    }
  })

  test('continues beyond the 180th meridian', () => {
    expect(project(66, -172).x).toBeGreaterThan(project(66, 179).x)
  })
})

describe('placeCities', () => {
  test('fills the width between the margins, and rounds to halves', () => {
    const points = placeCities([createCity('a', 1, 55, 20), createCity('b', 1, 66, 98), createCity('c', 1, 50, 140)])
    expect(Math.min(...points.map(({ x }) => x))).toBe(6)
    expect(Math.max(...points.map(({ x }) => x))).toBe(594)
    expect(points.every(({ x, y }) => Number.isInteger(x * 2) && Number.isInteger(y * 2))).toBe(true)
  })
})

describe('the dot map', () => {
  const createDot = (population: number, x: number, y: number): CityDot => ({
    ...createCity('a', population, 0, 0),
    x,
    y,
  })
  const getDots = (width: string, map: string) => map.match(new RegExp(`stroke-width="${width}" d="([^"]*)"`))?.[1]

  test('has a dot size for each class of population', () => {
    const map = createDotMap([
      createDot(99_999, 1, 1),
      createDot(100_000, 2, 2.5),
      createDot(500_000, 3, 3),
      createDot(2_000_000, 1, 9),
    ])
    expect(['2.6', '4.2', '6.4'].map(width => getDots(width, map))).toEqual(['M1 1h0', 'M2 2.5h0', 'M1 9h0M3 3h0'])
  })

  test('drops a city under 200,000 at the position of a larger one, but no city of 200,000 or more', () => {
    const map = createDotMap([
      createDot(199_999, 1, 1),
      createDot(200_000, 1, 1),
      createDot(600_000, 1, 1),
      createDot(150_000, 1, 1.5),
    ])
    expect(getDots('4.2', map)).toBe('M1 1h0M1 1.5h0')
    expect(getDots('6.4', map)).toBe('M1 1h0')
  })
})

import { expect, test } from 'vitest'
import { largestCitySlugs } from './large-cities.ts'
import { getCityPoint } from './city-point.ts'

test('returns the point of a known city only', () => {
  expect(getCityPoint('kazan')).toEqual({ x: 114.5, y: 150 })
  expect(getCityPoint('nope')).toBeUndefined()
  expect(getCityPoint('constructor')).toBeUndefined()
})

test('has the points of the largest cities', () => {
  expect(largestCitySlugs[0]).toBe('moskva')
  expect(largestCitySlugs.filter(slug => getCityPoint(slug) === undefined)).toEqual([])
})

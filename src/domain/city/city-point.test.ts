import { expect, test } from 'vitest'
import { largestCitySlugs } from '#domain/city/large-cities.ts'
import { getCityPoint } from './city-point.ts'

test('a known city has a point, an unknown one has none', () => {
  expect(getCityPoint('kazan')).toEqual({ x: 114.5, y: 150 })
  expect(getCityPoint('nope')).toBeUndefined()
  expect(getCityPoint('constructor')).toBeUndefined()
})

test('the largest cities have a point', () => {
  expect(largestCitySlugs[0]).toBe('moskva')
  expect(largestCitySlugs.filter(slug => getCityPoint(slug) === undefined)).toEqual([])
})

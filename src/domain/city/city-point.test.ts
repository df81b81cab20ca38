import { expect, test } from 'vitest'
import { largestSlugs } from '#domain/city/large-cities.ts'
import { cityPoint } from './city-point.ts'

test('a known city has a point, an unknown one has none', () => {
  expect(cityPoint('kazan')).toEqual({ x: 114.5, y: 150 })
  expect(cityPoint('nope')).toBeUndefined()
  expect(cityPoint('constructor')).toBeUndefined()
})

test('the largest cities have a point', () => {
  expect(largestSlugs[0]).toBe('moskva')
  expect(largestSlugs.filter(slug => cityPoint(slug) === undefined)).toEqual([])
})

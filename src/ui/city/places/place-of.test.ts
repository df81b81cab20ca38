import { expect, test } from 'vitest'
import { largestSlugs } from './largest'
import { placeOf } from './place-of'

test('a city lies on the map, one that nobody knows does not', () => {
  expect(placeOf('kazan')).toEqual({ x: 114.5, y: 150 })
  expect(placeOf('nope')).toBeUndefined()
  expect(placeOf('constructor')).toBeUndefined()
})

test('the largest cities have a place', () => {
  expect(largestSlugs[0]).toBe('moskva')
  expect(largestSlugs.filter(slug => placeOf(slug) === undefined)).toEqual([])
})

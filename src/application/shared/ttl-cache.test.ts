import { expect, test } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

test('keeps a value until its TTL has passed', () => {
  let now = 0
  const cache = createTtlCache<number>(100, 9, () => now)
  expect(cache.get('a')).toBeUndefined()
  cache.set('a', 0)
  now = 99
  expect(cache.get('a')).toBe(0)
  now = 100
  expect(cache.get('a')).toBeUndefined()
  cache.set('a', 1)
  now = 199
  expect(cache.get('a')).toBe(1)
  now = 200
  expect(cache.get('a')).toBeUndefined()
})

test('evicts the oldest values', () => {
  const cache = createTtlCache<number>(100, 2, () => 0)
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    cache.set(key, value)
  expect(['a', 'b', 'c'].map(key => cache.get(key))).toEqual([3, undefined, 4])
})

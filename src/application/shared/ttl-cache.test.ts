import { expect, test } from 'vitest'
import { createTtlCache } from './ttl-cache.ts'

test('keeps a value until its TTL has passed', () => {
  let now = 0
  const kept = createTtlCache<number>(100, 9, () => now)
  expect(kept.get('a')).toBeUndefined()
  kept.set('a', 0)
  now = 99
  expect(kept.get('a')).toBe(0)
  now = 100
  expect(kept.get('a')).toBeUndefined()
  kept.set('a', 1)
  now = 199
  expect(kept.get('a')).toBe(1)
  now = 200
  expect(kept.get('a')).toBeUndefined()
})

test('evicts the oldest values', () => {
  const kept = createTtlCache<number>(100, 2, () => 0)
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    kept.set(key, value)
  expect(['a', 'b', 'c'].map(key => kept.get(key))).toEqual([3, undefined, 4])
})

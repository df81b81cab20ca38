import { expect, it, vi } from 'vitest'
import { memoizeByIdentity } from './memoize-by-identity.ts'

it('creates a value once for each argument', () => {
  const create = vi.fn((list: readonly string[]) => ({ list }))
  const find = memoizeByIdentity(create)
  const [first, equal] = [['a'], ['a']]
  expect(find(first)).toBe(find(first))
  expect(find(equal)).not.toBe(find(first))
  expect(create).toHaveBeenCalledTimes(2)
})

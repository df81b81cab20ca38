import { expect, it } from 'vitest'
import { getRenderTimeoutMs } from './bounded-renderers.ts'

it.each([
  [100, 15_000],
  [2500, 15_000],
  [8000, 33_000],
  [10_000, 41_000],
])(
  'with a query timeout of %i ms, a render may take %i ms: longer than four queries in a row',
  (queryTimeoutMs, ms) => {
    expect(getRenderTimeoutMs(queryTimeoutMs)).toBe(ms)
  },
)

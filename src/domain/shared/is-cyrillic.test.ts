import { expect, test } from 'vitest'
import { isCyrillic } from './is-cyrillic.ts'

test('returns true for Russian and false for English', () => {
  expect([isCyrillic('ru'), isCyrillic('en')]).toEqual([true, false])
})

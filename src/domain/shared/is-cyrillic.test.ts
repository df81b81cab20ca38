import { expect, test } from 'vitest'
import { isCyrillic } from './is-cyrillic.ts'

test('Russian is written in Cyrillic letters, English is not', () => {
  expect([isCyrillic('ru'), isCyrillic('en')]).toEqual([true, false])
})

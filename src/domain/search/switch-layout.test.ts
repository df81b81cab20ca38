import { expect, test } from 'vitest'
import { switchLayout } from './switch-layout.ts'

test.each([
  ['rfpfym', 'казань'],
  ['Rfpfym', 'казань'],
  ['K.,bv', 'любим'],
  ['{f,fhjdcr', 'хабаровск'],
  ['лфяфт', 'kazan'],
  ['1 2-3', '1 2-3'],
])('%s in the other keyboard layout is %s', (typedText, switchedText) => {
  expect(switchLayout(typedText)).toBe(switchedText)
})

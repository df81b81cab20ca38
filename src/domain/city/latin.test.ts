import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'
import { latin } from './latin.ts'

test.each([
  ['москва', 'moskva'],
  ['йошкар-ола', 'yoshkar-ola'],
  ['хотьково', 'khotkovo'],
  ['щигры', 'shchigry'],
  ['подъячево', 'podyachevo'],
  ['элиста', 'elista'],
  ['kazan 2', 'kazan 2'],
])('%s is spelled %s', (russian, spelled) => {
  expect(latin(russian)).toBe(spelled)
})

test.each([
  ['rfpfym', 'казань'],
  ['Rfpfym', 'казань'],
  ['K.,bv', 'любим'],
  ['{f,fhjdcr', 'хабаровск'],
  ['лфяфт', 'kazan'],
  ['1 2-3', '1 2-3'],
])('%s was meant as %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

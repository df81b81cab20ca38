import { expect, test } from 'vitest'
import { transliterate } from './transliterate.ts'

test.each([
  ['москва', 'moskva'],
  ['йошкар-ола', 'yoshkar-ola'],
  ['хотьково', 'khotkovo'],
  ['щигры', 'shchigry'],
  ['подъячево', 'podyachevo'],
  ['элиста', 'elista'],
  ['kazan 2', 'kazan 2'],
])('%s is transliterated to %s', (russian, latin) => {
  expect(transliterate(russian)).toBe(latin)
})

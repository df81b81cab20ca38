import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, transliterate, compareNames, switchLayout } from './compare-names.ts'

test.each([
  ['Королёв', 'королев'],
  ['Ростов-на-Дону', 'ростов на дону'],
  ['Нижний\u00a0Новгород', 'нижний новгород'],
  // Its lower case is one character longer.
  ['İ Ё', 'İ Ё'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding keeps the length of every text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => fold(text).length === text.length))
})

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

test('names sort by Russian collation: Ё with Е, Cyrillic before Latin, Latin from A to Z', () => {
  expect(['Zeya', 'Ёлкино', 'Жуков', 'Ельня', 'Azov', 'Елец', 'Ярцево'].toSorted(compareNames)).toEqual([
    'Елец',
    'Ёлкино',
    'Ельня',
    'Жуков',
    'Ярцево',
    'Azov',
    'Zeya',
  ])
})

import { expect, test } from 'vitest'
import { compareNames } from './compare-names.ts'

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

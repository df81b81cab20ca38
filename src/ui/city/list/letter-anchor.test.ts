import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { featuredCitiesAnchor, getLetterAnchor } from './letter-anchor.ts'

/** No Russian city begins with Ъ, Ы or Ь, and names with Ё are listed under Е. */
const firstLetters = [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ']
const russianLetters = [...firstLetters, ...'ЪЫЬ']
const englishLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

// An English page shows the Russian name of a city without an English one.
test.each(locales)('gives every letter of both alphabets a unique anchor in Latin letters: %s', locale => {
  const letters = [...russianLetters, ...englishLetters, null]
  const anchors = letters.map(letter => getLetterAnchor(locale, letter))
  expect(new Set(anchors).size).toBe(letters.length)
  expect(anchors.filter(anchor => !/^letter-[a-z-]+$/.test(anchor))).toEqual([])
})

test('transliterates the letter', () => {
  expect(getLetterAnchor('ru', 'Ж')).toBe('letter-zh')
})

test.each([
  ...[...firstLetters, null].map(letter => ['ru', letter] as const),
  ...englishLetters.map(letter => ['en', letter] as const),
])('the styles mark the link of the shown section: %s %s', (locale, letter) => {
  const styles = readFileSync(join(import.meta.dirname, 'cities.module.css'), 'utf8')
  const anchor = getLetterAnchor(locale, letter)
  expect(styles).toContain(`:has(:global(#${anchor}):target) a[href='#${anchor}']`)
  expect(styles).toContain(`:has(:global(#${featuredCitiesAnchor}):target) a[href='#${featuredCitiesAnchor}']`)
})

test.each([
  "a[aria-current='page']",
  "a[href^='#letter-cyrillic-'][aria-current]",
  "a[href^='#letter-latin-'][aria-current]",
])('the styles mark the letter of a separate page and of the other script: %s', selector => {
  expect(readFileSync(join(import.meta.dirname, 'cities.module.css'), 'utf8')).toContain(selector)
})

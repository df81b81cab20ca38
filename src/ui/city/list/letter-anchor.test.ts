import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { largestAnchor, getLetterAnchor } from './letter-anchor.ts'

const russianLetters = [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ']
const englishLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

test.each([[russianLetters], [englishLetters]])('gives every letter a unique anchor in Latin letters', alphabet => {
  const anchors = [...alphabet, null].map(getLetterAnchor)
  expect(new Set(anchors).size).toBe(alphabet.length + 1)
  expect(anchors.filter(anchor => !/^letter-[a-z-]+$/.test(anchor))).toEqual([])
})

test('transliterates the letter', () => {
  expect(getLetterAnchor('Ж')).toBe('letter-zh')
})

test.each([...russianLetters, ...englishLetters, null])('marks the link to %s by CSS', letter => {
  const styles = readFileSync(join(import.meta.dirname, 'cities.module.css'), 'utf8')
  const anchor = getLetterAnchor(letter)
  expect(styles).toContain(`:has(:global(#${anchor}):target) a[href='#${anchor}']`)
  expect(styles).toContain(`:has(:global(#${largestAnchor}):target) a[href='#${largestAnchor}']`)
})

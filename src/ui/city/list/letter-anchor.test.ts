import { expect, test } from 'vitest'
import { letterAnchor } from './letter-anchor.ts'

const russian = [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ']
const english = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

test.each([[russian], [english]])('every letter has a unique anchor in Latin letters', alphabet => {
  const anchors = [...alphabet, null].map(letterAnchor)
  expect(new Set(anchors).size).toBe(alphabet.length + 1)
  expect(anchors.filter(anchor => !/^letter-[a-z-]+$/.test(anchor))).toEqual([])
})

test('is transliterated', () => {
  expect(letterAnchor('Ж')).toBe('letter-zh')
})

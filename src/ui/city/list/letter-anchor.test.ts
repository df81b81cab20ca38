import { expect, test } from 'vitest'
import { letterAnchor } from './letter-anchor.ts'

const russian = [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ']
const english = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

test.each([[russian], [english]])('every letter has an anchor of its own, in Latin letters', alphabet => {
  const anchors = [...alphabet, null].map(letterAnchor)
  expect(new Set(anchors).size).toBe(alphabet.length + 1)
  expect(anchors.filter(anchor => !/^letter-[a-z-]+$/.test(anchor))).toEqual([])
})

test('is spelled as it sounds', () => {
  expect(letterAnchor('Ж')).toBe('letter-zh')
})

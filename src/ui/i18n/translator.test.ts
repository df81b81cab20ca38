import { describe, expect, expectTypeOf, test } from 'vitest'
import type { TextKey } from './translator.ts'
import { getTranslator } from './translator.ts'

const ru = getTranslator('ru')
const en = getTranslator('en')

describe('the texts of a language', () => {
  test('are independent of those of other languages', () => {
    expect([ru('common:brand'), en('common:brand'), ru('common:brand')]).toEqual(['Знаток', 'Znatok', 'Знаток'])
  })

  test.each([
    [1, '1 отзыв'],
    [2, '2 отзыва'],
    [5, '5 отзывов'],
    [11, '11 отзывов'],
    [21, '21 отзыв'],
    [0, '0 отзывов'],
    [1128, '1 128 отзывов'],
    [1.5, '1,5 отзыва'],
  ])('%s takes its form in Russian: %s', (count, text) => {
    expect(ru('common:reviews', { count })).toBe(text.replaceAll(' ', '\u00a0'))
  })

  test.each([
    [1, '1 review'],
    [2, '2 reviews'],
    [1128, '1,128 reviews'],
  ])('%s takes its form in English: %s', (count, text) => {
    expect(en('common:reviews', { count })).toBe(text.replaceAll(' ', '\u00a0'))
  })

  test('are memoized by key and count', () => {
    for (const time of ['first', 'again']) {
      expect([ru('common:reviews', { count: 1 }), ru('common:reviews', { count: 3 })], time).toEqual([
        '1\u00a0отзыв',
        '3\u00a0отзыва',
      ])
      expect(en('common:reviews', { count: 1 }), time).toBe('1\u00a0review')
      expect([ru('profile:title', { who: 'А' }), ru('profile:title', { who: 'Б' })], time).toEqual([
        expect.stringContaining('А'),
        expect.stringContaining('Б'),
      ])
    }
  })

  test('are not escaped: React does that', () => {
    expect(ru('profile:title', { who: 'О’Нил & <Ко>' })).toContain('О’Нил & <Ко>')
  })

  test('a key that does not exist does not compile', () => {
    expectTypeOf<'home:heading'>().toExtend<TextKey>()
    expectTypeOf<'home:nope'>().not.toExtend<TextKey>()
    expectTypeOf<'nope:heading'>().not.toExtend<TextKey>()
  })
})

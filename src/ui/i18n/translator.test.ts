import { describe, expect, expectTypeOf, test } from 'vitest'
import brandNames from '#brand/names.json'
import type { TextKey } from './translator.ts'
import { getTranslator } from './translator.ts'

const tRu = getTranslator('ru')
const tEn = getTranslator('en')

describe('the texts of a language', () => {
  test('are independent of the texts of other languages', () => {
    const key = 'common:nav.favorites'
    expect([tRu(key), tEn(key), tRu(key)]).toEqual(['Избранное', 'Favorites', 'Избранное'])
  })

  test('contain the brand’s names', () => {
    expect([tRu('profile:proof.onSite'), tEn('profile:proof.onSite')]).toEqual([
      brandNames.ru.onSite,
      brandNames.en.onSite,
    ])
    expect(tRu('common:footer.copyright')).toBe(`©\u00a0${brandNames.ru.name}`)
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
  ])('have the Russian plural form for %s: %s', (count, text) => {
    expect(tRu('common:reviews', { count })).toBe(text.replaceAll(' ', '\u00a0'))
  })

  test.each([
    [1, '1 review'],
    [2, '2 reviews'],
    [1128, '1,128 reviews'],
  ])('have the English plural form for %s: %s', (count, text) => {
    expect(tEn('common:reviews', { count })).toBe(text.replaceAll(' ', '\u00a0'))
  })

  test('are the same when memoized, and differ by key, count and other values', () => {
    for (const time of ['first', 'again']) {
      expect([tRu('common:reviews', { count: 1 }), tRu('common:reviews', { count: 3 })], time).toEqual([
        '1\u00a0отзыв',
        '3\u00a0отзыва',
      ])
      expect(tRu('common:specialists', { count: 1 }), time).toBe('1\u00a0специалист')
      expect(tEn('common:reviews', { count: 1 }), time).toBe('1\u00a0review')
      expect([tRu('profile:title', { who: 'А' }), tRu('profile:title', { who: 'Б' })], time).toEqual([
        expect.stringContaining('А'),
        expect.stringContaining('Б'),
      ])
    }
  })

  test('are not escaped, because React escapes them', () => {
    expect(tRu('profile:title', { who: 'О’Нил & <Ко>' })).toContain('О’Нил & <Ко>')
  })

  test('have typed keys, so an unknown key does not compile', () => {
    expectTypeOf<'home:heading'>().toExtend<TextKey>()
    expectTypeOf<'home:nope'>().not.toExtend<TextKey>()
    expectTypeOf<'nope:heading'>().not.toExtend<TextKey>()
  })
})

import { expect, test } from 'vitest'
import { isLocale, languageTag, locales } from './locale.ts'

test('R-locale: Russian and English, and nothing else', () => {
  expect(locales.map(locale => languageTag[locale])).toEqual(['ru-RU', 'en-US'])
  expect(locales.every(isLocale)).toBe(true)
  expect(['', 'de', 'RU', 'ru-RU'].some(isLocale)).toBe(false)
})
